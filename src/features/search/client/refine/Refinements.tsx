import type {ReactNode} from 'react';
import type {Answer} from './answer';
import {isPageFilter, sectionFilter} from './filters';
import styles from './Refinements.module.css';

interface Props {
  answer: Answer | undefined;
  /** What the search is narrowed to. */
  filter: string | undefined;
  onFilter: (filter: string | undefined) => void;
  onQuery: (query: string) => void;
}

/** What may get the reader further: what was probably meant, how the query may go on, and the sections to narrow it to. */
export function Refinements({answer, filter, onFilter, onQuery}: Props): ReactNode {
  const {correction, completions = [], sections = {}} = answer ?? {};
  const names = Object.keys(sections);
  const page = isPageFilter(filter) ? (answer?.hits[0]?.hierarchy.lvl1 ?? '这一页') : undefined;
  return (
    <>
      {correction && <Queries label="你是不是要找：" queries={[correction]} onQuery={onQuery} />}
      {completions.length > 0 && <Queries label="补全：" queries={completions} onQuery={onQuery} />}
      {(names.length > 1 || filter) && (
        <div role="group" aria-label="只看一个栏目" className={styles.sections}>
          <Chip isPressed={!filter} onClick={() => onFilter(undefined)}>
            全部
          </Chip>
          {page && (
            <Chip isPressed onClick={() => onFilter(undefined)}>
              只看《{page}》
            </Chip>
          )}
          {names.map((name) => (
            <Chip key={name} isPressed={filter === sectionFilter(name)} onClick={() => onFilter(sectionFilter(name))}>
              {name} <small>{sections[name]} 页</small>
            </Chip>
          ))}
        </div>
      )}
    </>
  );
}

function Chip({isPressed, onClick, children}: {isPressed: boolean; onClick: () => void; children: ReactNode}): ReactNode {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onClick}>
      {children}
    </button>
  );
}

/** Queries that one may ask instead. */
export function Queries({label, queries, onQuery}: {label: string; queries: string[]; onQuery: (query: string) => void}): ReactNode {
  return (
    <p className={styles.line}>
      {label}
      {queries.map((query) => (
        <button key={query} type="button" className={styles.query} onClick={() => onQuery(query)}>
          {query}
        </button>
      ))}
    </p>
  );
}
