import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Memory} from './client/memory';

/** A page that was begun and not read to its end. */
export interface Begun {
  href: string;
  title: string;
}

/** What a reader has read, by the addresses of the pages as the site writes them. */
export interface Read {
  done: ReadonlySet<string>;
  /** The page that was read last first. */
  begun: Begun[];
}

const NOTHING: Read = {done: new Set(), begun: []};

/** What the memory says, for lists of pages. */
export function readOf({off, pages}: Memory, baseUrl: string): Read {
  const known = off ? [] : Object.entries(pages).map(([path, page]) => ({...page, href: baseUrl + path.slice(1)}));
  return {
    done: new Set(known.flatMap(({href, done}) => (done ? [href] : []))),
    begun: known
      .filter(({done, place}) => !done && place)
      .sort((a, b) => b.at - a.at)
      .map(({href, title}) => ({href, title})),
  };
}

/** What the reader has read, as it changes; nothing on the server, before the memory's code has come, and where the memory is off. */
export function useRead(): Read {
  const baseUrl = useBaseUrl('/');
  const [read, setRead] = useState(NOTHING);
  useEffect(() => {
    let leave = () => {};
    let isGone = false;
    import(/* webpackChunkName: "memory" */ './client/storage').then(
      ({memory, onChange}) => {
        const show = () => setRead(readOf(memory(), baseUrl));
        if (!isGone) {
          show();
          leave = onChange(show);
        }
      },
      () => {},
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [baseUrl]);
  return read;
}
