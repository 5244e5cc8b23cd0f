import type {Page} from '@playwright/test';

/** Pages that were read and are kept with all that they need, as the worker tells. */
export const keptWhole = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = ({data}: MessageEvent<{overview: {visited: {page: string}[]}}>) =>
          resolve(data.overview.visited.map((visited) => visited.page));
        void navigator.serviceWorker.ready.then(({active}) => active!.postMessage({kind: 'overview'}, [port2]));
      }),
  );
