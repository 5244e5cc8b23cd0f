import type {LiteClient} from 'algoliasearch/lite';
import type {SearchRequest} from '../engine/types';
import type {EmbeddedIndex} from './embeddedIndex';
import type {IndexFailure} from './IndexFailure';
import {reportFailure} from './failure';

type Requester = LiteClient['transporter']['requester'];

/** A requester of the search client that answers from the embedded index. It resolves with a status and never rejects. */
export function embeddedTransport(index: EmbeddedIndex): Requester {
  return {
    async send({data}) {
      try {
        const {requests} = JSON.parse(data ?? '{}') as {requests: SearchRequest[]};
        const {status, content} = await index.ask(requests);
        reportFailure(status === 200 ? undefined : content);
        return {status, isTimedOut: false, content: status === 200 ? content : JSON.stringify({message: content, status})};
      } catch (error) {
        const {status = 0, message} = error as Partial<IndexFailure>;
        reportFailure(message);
        return {status, isTimedOut: false, content: JSON.stringify({message, status})};
      }
    },
  };
}
