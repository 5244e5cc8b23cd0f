import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DIGESTS} from '../digest';

type Digests = Readonly<Record<string, string>>;

const NOTHING: Digests = {};

/** The digests that the notes have now, by path; nothing before they have come, and where they do not come: `npm start` has none. */
export function useDigests(isWanted: boolean): Digests {
  const address = useBaseUrl(DIGESTS);
  const [digests, setDigests] = useState(NOTHING);
  useEffect(() => {
    if (isWanted) {
      fetch(address)
        .then(async (response) => response.ok && setDigests((await response.json()) as Digests))
        .catch(() => {});
    }
  }, [address, isWanted]);
  return digests;
}
