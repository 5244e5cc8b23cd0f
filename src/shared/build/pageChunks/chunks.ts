/** Of the client's chunks, what the manifest asks for: paths below the build's folder. */
export interface Chunks {
  /** Files of the first scripts, and the styles that they bring along. */
  entry: string[];
  /** Files that importing a named chunk fetches. */
  named: Record<string, string[]>;
}

/** What the bundler says of its chunks (`stats.toJson`). */
export interface ChunkStats {
  namedChunkGroups?: Record<string, {assets?: {name: string}[]}>;
}

/**
 * Reads the bundler's statistics.
 * @throws Error when they lack the first scripts.
 */
export function readChunks({namedChunkGroups = {}}: ChunkStats): Chunks {
  const named = Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, {assets = []}]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => /\.(?:js|css)$/.test(file)),
    ]),
  );
  const entry = named.main ?? [];
  if (entry.length === 0) {
    throw new Error('打包结果里没有入口 main，离线用的清单写不出来');
  }
  return {entry, named};
}

/** The files that importing a chunk fetches. @throws Error when the bundler made none of this name. */
export function filesOfChunk({named}: Chunks, name: string): string[] {
  const files = named[name];
  if (!files) {
    throw new Error(
      `打包结果里没有代码块 ${name}：页面要它，打包器没有做出来，或者换了名字 → 看是哪一个 import 的 webpackChunkName，或对照 @docusaurus/core 的 codegenRoutes 改 src/shared/build/pageChunks`,
    );
  }
  return files;
}
