import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {readOf, type Read} from './readOf';

const NOTHING: Read = {done: new Set(), begun: []};

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
