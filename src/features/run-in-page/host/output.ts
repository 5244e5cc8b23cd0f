import {MAX_OUTPUT} from './limits';
import {Stopped} from './stopped';

/** What the processes of a program print, made into text, until it is too much. */
export class Output {
  private bytes = 0;

  constructor(private readonly onText: (text: string) => void) {}

  /** A stream of one process: its bytes may end in the middle of a character. */
  stream(): (bytes: Uint8Array) => void {
    const decoder = new TextDecoder();
    return (bytes) => {
      const room = MAX_OUTPUT - this.bytes;
      this.bytes += bytes.length;
      const text = decoder.decode(bytes.subarray(0, room), {stream: true});
      if (text !== '') {
        this.onText(text);
      }
      if (bytes.length > room) {
        throw new Stopped(`输出超过 ${MAX_OUTPUT / 1000} kB，停在这里`);
      }
    };
  }
}
