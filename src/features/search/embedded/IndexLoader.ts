import type {StartEarly} from '../earlySearch';
import {fetchIndexFile} from './fetchIndexFile';
import {IndexFailure} from './IndexFailure';
import type {EngineReply, EngineRequest, FileKind} from './messages';

/** One attempt to load the index. */
interface Attempt {
  /** Names of the files other than that of the titles, once the titles are indexed. */
  names: Promise<string[]>;
  /** A promise for each of them, once they are requested. */
  text?: Promise<Promise<void>[]>;
  unfinished: Set<Promise<void>>;
}

/** Loads the files of the index into the engine, each once; after a failure the next call starts again, bypassing the HTTP cache. */
export class IndexLoader {
  /** Called whenever another file has been indexed. */
  readonly listeners = new Set<() => void>();
  private attempt?: Attempt;
  private cache: RequestCache = 'default';

  constructor(
    private readonly folder: string,
    private readonly engine: (request: EngineRequest) => Promise<EngineReply>,
    private early?: StartEarly,
  ) {}

  /** Loads the titles. @returns the names of the other files */
  titles(): Promise<string[]> {
    return this.current().names;
  }

  /** Loads the other files, one after the other: on a slow line the first arrives long before all. @returns a promise for each */
  text(): Promise<Promise<void>[]> {
    const attempt = this.current();
    return (attempt.text ??= attempt.names.then((names) => {
      let last: Promise<unknown> = attempt.names;
      return names.map((name, at) => {
        const indexed = last.then(async () => void (await this.load(at === 0 ? 'tables' : 'text', name)));
        last = indexed;
        this.watch(attempt, indexed);
        return indexed;
      });
    }));
  }

  /** The files that have not been indexed yet; they are requested now at the latest. */
  async unfinished(): Promise<Promise<void>[]> {
    const attempt = this.current();
    return (await this.text()).filter((file) => attempt.unfinished.has(file));
  }

  private current(): Attempt {
    if (!this.attempt) {
      const titles = Promise.resolve(this.early?.()).then((begun) => begun?.names ?? this.load('titles', 'titles.json'));
      this.early = undefined;
      const attempt: Attempt = {names: titles.then((names) => JSON.parse(names) as string[]), unfinished: new Set()};
      attempt.names.catch(() => this.abandon(attempt));
      this.attempt = attempt;
    }
    return this.attempt;
  }

  private async load(kind: FileKind, name: string): Promise<string> {
    const body = await fetchIndexFile(`${this.folder}${name}`, this.cache);
    const {status, content} = await this.engine({kind, body});
    if (status !== 200) {
      throw new IndexFailure(status, content);
    }
    return content;
  }

  private watch(attempt: Attempt, file: Promise<void>): void {
    attempt.unfinished.add(file);
    file.then(
      () => {
        attempt.unfinished.delete(file);
        this.listeners.forEach((listener) => listener());
      },
      () => this.abandon(attempt),
    );
  }

  private abandon(attempt: Attempt): void {
    if (this.attempt === attempt) {
      this.attempt = undefined;
      this.cache = 'reload';
    }
  }
}
