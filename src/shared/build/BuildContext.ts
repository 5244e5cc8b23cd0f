import {BuiltPages} from './BuiltPages';
import type {Chunks} from './pageChunks/chunks';

/**
 * State that one step of a build passes to a later one. Created once per configuration (docusaurus.config.ts) and passed to
 * the features that need it (src/features/index.ts).
 */
export class BuildContext {
  /** The finished pages, each parsed once for all features that read it. */
  readonly pages = new BuiltPages();
  private chunksOfClient?: Chunks;
  private readonly scripts = new Map<ScriptName, string>();

  /** Which files each chunk of the client is made of. @throws Error before the client has been bundled. */
  get chunks(): Chunks {
    if (!this.chunksOfClient) {
      throw new Error('客户端还没有打包：BuildContext.chunks 只在 postBuild 里有');
    }
    return this.chunksOfClient;
  }

  set chunks(chunks: Chunks) {
    this.chunksOfClient = chunks;
  }

  /** Says where a script that is bundled beside the app will be. */
  setScript(name: ScriptName, address: string): void {
    this.scripts.set(name, address);
  }

  /** The address of a script that is bundled beside the app. @throws Error before it is known. */
  script(name: ScriptName): string {
    const address = this.scripts.get(name);
    if (address === undefined) {
      throw new Error(`脚本 ${name} 还没有打包：它的地址在 contentLoaded 之后才有`);
    }
    return address;
  }
}

/** Scripts beside the app: what draws the diagrams of a page, and of a book. */
export type ScriptName = 'draw-mermaid' | 'draw-book';
