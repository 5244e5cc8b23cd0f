import {type ReactNode, useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
}

/** The search page's field. An unfinished IME composition is shown, but only searched when it is committed. */
export function SearchField({query, onQuery}: Props): ReactNode {
  const [draft, setDraft] = useState(query);
  useEffect(() => setDraft(query), [query]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        name="q"
        className={styles.field}
        placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
        aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
        value={draft}
        onChange={({target, nativeEvent}) => {
          setDraft(target.value);
          if (!(nativeEvent as InputEvent).isComposing) {
            onQuery(target.value);
          }
        }}
        onCompositionEnd={({currentTarget}) => onQuery(currentTarget.value)}
        autoComplete="off"
        autoFocus
      />
    </form>
  );
}
