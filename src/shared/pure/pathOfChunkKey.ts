/** The path of the route that a key of `routesChunkNames.json` is for: Docusaurus writes `<path>-<hash>`. */
export const pathOfChunkKey = (key: string): string => key.slice(0, key.lastIndexOf('-'));
