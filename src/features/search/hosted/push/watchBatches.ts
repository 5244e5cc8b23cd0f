import type {algoliasearch} from 'algoliasearch';

/** A batch of records; synonyms go to `…/synonyms/batch`. */
const BATCH = /\/indexes\/[^/]+\/batch$/;

/** Calls `report` with the number of batches that the service has accepted, after each. */
export function watchBatches({transporter: {requester}}: ReturnType<typeof algoliasearch>, report: (batches: number) => void): void {
  const send = requester.send.bind(requester);
  let accepted = 0;
  // The transporter has a reference to the requester object: its method is replaced, not the property.
  requester.send = async (request) => {
    const response = await send(request);
    if (BATCH.test(new URL(request.url).pathname) && response.status === 200) {
      report(++accepted);
    }
    return response;
  };
}
