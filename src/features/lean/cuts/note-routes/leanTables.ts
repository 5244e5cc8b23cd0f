import {known} from '../../../../shared/build/known';
import {DOCS, findNotes, ROUTE, type GlobalData, type Tables} from './findNotes';
import {serverOnlyRoutes} from './serverOnlyRoutes';

/**
 * Three files that Docusaurus generates name every note: the table of routes, the names of its chunks and the global data.
 * In the client they name none: a note's HTML says all of it, and src/features/navigation/client/registerNoteRoute.tsx adds
 * the note when the reader comes to it. Where the routes of notes stood, a mark says what is the same for all. The note that
 * a version begins with stays in the global data, which the navbar's item for the version asks for. Nor do they name the
 * posts in lists (serverOnlyRoutes.ts).
 *
 * @returns the code of the three, by the names of their files
 */
export function leanTables({routes, chunkNames, globalData}: Tables): Record<string, string> {
  const {version, base, parts, notes} = findNotes({routes, chunkNames, globalData});
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
