import {useCallback, useRef, useState} from 'react';
import type {Answer} from './answer';

interface Refinements {
  hasQuery: boolean;
  /** The last answer to the query. */
  answer: Answer | undefined;
  /** What the search is narrowed to. */
  filter: string | undefined;
  /** The last answer in words, for the live region. */
  announcement: string;
  /** The filter as it is now, for the client of the search. */
  currentFilter: () => string | undefined;
  onQuery: (query: string) => void;
  onAnswer: (answer: Answer | undefined) => void;
  narrow: (filter: string | undefined) => void;
}

/** What the modal shows besides DocSearch's list; `askAgain` repeats the query when what it is narrowed to has changed. */
export function useRefinements(initialQuery: string, askAgain: () => void): Refinements {
  const [hasQuery, setHasQuery] = useState(initialQuery !== '');
  const [answer, setAnswer] = useState<Answer>();
  const [filter, setFilter] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  // DocSearch keeps the client of the first render, which reads the filter at each search.
  const current = useRef(filter);
  const set = (next: string | undefined) => {
    current.current = next;
    setFilter(next);
  };
  return {
    hasQuery,
    answer,
    filter,
    announcement,
    currentFilter: useCallback(() => current.current, []),
    onQuery(query) {
      setHasQuery(query !== '');
      if (!query) {
        set(undefined);
        setAnswer(undefined);
        setAnnouncement('');
      }
    },
    onAnswer: useCallback((next) => {
      setAnswer(next);
      setAnnouncement(describe(next));
    }, []),
    narrow(next) {
      set(next);
      askAgain();
    },
  };
}

function describe(answer: Answer | undefined): string {
  if (!answer) {
    return '无法获取结果';
  }
  const {nbHits = 0, isNearest} = answer;
  return nbHits === 0 ? '没有结果' : isNearest ? `没有全部匹配，最接近的有 ${nbHits} 条` : `找到 ${nbHits} 条结果`;
}
