import {useCallback, useEffect, useState} from 'react';
import type {Overview} from '../worker/messages';

export interface Saved {
  /** Nothing before it is known, or where nothing can be kept. */
  overview: Overview | undefined;
  /** The category that is being saved, and how far. */
  work: {page: string; bytes: number; total: number} | undefined;
  /** What went wrong last, for the reader. */
  failure: {page: string; text: string} | undefined;
  save: (page: string) => Promise<void>;
  remove: (page: string) => Promise<void>;
}

const code = () => import(/* webpackChunkName: "saved-sections" */ '@site/src/features/offline/client/savedSections');

/** What this browser keeps, and the means to change it; the code of it comes after the page is there. */
export function useSaved(): Saved {
  const [overview, setOverview] = useState<Overview>();
  const [work, setWork] = useState<Saved['work']>();
  const [failure, setFailure] = useState<Saved['failure']>();

  const read = useCallback(async () => {
    const {canSave, readOverview} = await code();
    if (canSave()) {
      setOverview(await readOverview());
    }
  }, []);

  useEffect(() => {
    read().catch(() => {});
  }, [read]);

  const change = useCallback(
    async (page: string, act: (tools: Awaited<ReturnType<typeof code>>) => Promise<void>) => {
      setFailure(undefined);
      try {
        await act(await code());
      } catch (error) {
        setFailure({page, text: (error as Error).message});
      }
      setWork(undefined);
      await read().catch(() => {});
    },
    [read],
  );

  const save = (page: string) =>
    change(page, ({saveSection}) => {
      setWork({page, bytes: 0, total: Infinity});
      return saveSection(page, (bytes, total) => setWork({page, bytes, total}));
    });
  const remove = (page: string) => change(page, ({removeSection}) => removeSection(page));
  return {overview, work, failure, save, remove};
}
