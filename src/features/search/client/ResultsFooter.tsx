import type {ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';

type State = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]['state'];

/** The modal's link to all results on the search page. */
export function ResultsFooter({state, onClose}: {state: State; onClose: () => void}): ReactNode {
  const searchLink = useSearchLinkCreator();
  return (
    <Link to={searchLink(state.query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count: Number(state.context.nbHits)}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
