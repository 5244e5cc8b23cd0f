import {known} from '../../../../shared/build/known';
import {DOCS, findNotes, ROUTE, type GlobalData, type Tables} from './findNotes';
import {serverOnlyRoutes} from './serverOnlyRoutes';

/**
 * Three files that Docusaurus generates list every note: the routes, the names of their chunks and the global data. In the
 * client they list none: a note's HTML has this data, and src/features/navigation/client/registerNoteRoute.tsx registers
 * the note on navigation. A mark in place of the notes' routes has what is common to all. The main note of a version stays
 * in the global data, because the navbar's version item reads it. Posts in lists are removed, too (serverOnlyRoutes.ts).
 *
 * @returns the code of the three, by the names of their files
 */
export function leanTables(tables: Tables): Record<string, string> {
  const {routes, chunkNames, globalData} = tables;
  const {version, base, parts, notes} = findNotes(tables);
  const mark = `{path: 'notes', notes: ${JSON.stringify({base, parts, version})}},\n`;
  const keys = new Set(notes.map(({key}) => key));
  const paths = new Set(notes.map(({path}) => path));
  const first = notes[0]?.path;
  const put = (entry: string, path: string) => (paths.has(path) ? (path === first ? mark : '') : entry);
  const names = Object.entries(serverOnlyRoutes(chunkNames).chunkNames).filter(([key]) => !keys.has(key));
  return {
    'routesChunkNames.json': `export default ${JSON.stringify(Object.fromEntries(names))};\n`,
    'routes.js': routes.replace(ROUTE, put),
    'globalData.json': `export default ${JSON.stringify(version < 0 ? globalData : withoutNotes(globalData, version, paths))};\n`,
  };
}

function withoutNotes(globalData: GlobalData, version: number, paths: ReadonlySet<string>): GlobalData {
  const docs = known(globalData[DOCS], `全局数据里的 ${DOCS}`);
  const versions = docs.default.versions.map((one, at) =>
    at === version ? {...one, docs: one.docs.filter(({id, path}) => id === one.mainDocId || !paths.has(path))} : one,
  );
  return {...globalData, [DOCS]: {...docs, default: {...docs.default, versions}}};
}
