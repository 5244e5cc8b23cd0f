/** MPI's wildcard for a source or a tag. */
export const ANY = -1;
const MPI_ERR_TRUNCATE = 15;
/** Up to this many bytes a send is complete at once, the message being kept; a longer one waits for its receiver. As Open MPI's shared memory. */
const EAGER_LIMIT = 4096;

/** Where a process's message lies, or shall lie. */
export type Span = {at: number; bytes: number};

type Common = {done: boolean; code: number; status?: Status};
export type Send = Common & {kind: 'send'; from: number; to: number; tag: number; context: number; data: Uint8Array};
export type Receive = Common & {kind: 'receive'; rank: number; from: number; tag: number; context: number; into: Span};
export type Request = Send | Receive;
/** Of a message that has come. */
export type Status = {source: number; tag: number; bytes: number};

/** Brings the messages of all processes together: in the order of their sending, as MPI wants it for each pair of processes. */
export class Coordinator {
  private readonly unreceived: Send[] = [];
  private readonly posted: Receive[] = [];

  /** @param memoryOf a process's memory, as it is now */
  constructor(private readonly memoryOf: (rank: number) => Uint8Array) {}

  send(message: Pick<Send, 'from' | 'to' | 'tag' | 'context'>, {at, bytes}: Span, synchronous: boolean): Send {
    const data = this.memoryOf(message.from).slice(at, at + bytes);
    const send: Send = {...message, kind: 'send', data, done: false, code: 0};
    const index = this.posted.findIndex((receive) => fits(send, receive));
    if (index >= 0) {
      this.deliver(send, this.posted.splice(index, 1)[0]!);
    } else {
      send.done = !synchronous && bytes <= EAGER_LIMIT;
      this.unreceived.push(send);
    }
    return send;
  }

  receive(wanted: Pick<Receive, 'rank' | 'from' | 'tag' | 'context' | 'into'>): Receive {
    const receive: Receive = {...wanted, kind: 'receive', done: false, code: 0};
    const index = this.unreceived.findIndex((send) => fits(send, receive));
    if (index >= 0) {
      this.deliver(this.unreceived.splice(index, 1)[0]!, receive);
    } else {
      this.posted.push(receive);
    }
    return receive;
  }

  private deliver(send: Send, receive: Receive) {
    const {at, bytes} = receive.into;
    const length = Math.min(send.data.length, bytes);
    this.memoryOf(receive.rank).set(send.data.subarray(0, length), at);
    receive.code = send.data.length > bytes ? MPI_ERR_TRUNCATE : 0;
    receive.status = {source: send.from, tag: send.tag, bytes: length};
    send.done = true;
    receive.done = true;
  }
}

const fits = (send: Send, receive: Receive) =>
  send.to === receive.rank &&
  send.context === receive.context &&
  (receive.from === ANY || receive.from === send.from) &&
  (receive.tag === ANY || receive.tag === send.tag);
