import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ChunkNames} from '@docusaurus/types';
import flat from '@docusaurus/core/lib/client/flat';
import {BodyLoadError} from '../../html-bodies/BodyLoadError';
import {OtherBuildError} from '../../html-bodies/OtherBuildError';
import {fetchPage, forgetPage} from '../../html-bodies/pageBodies';
import type {PageData} from '../../html-bodies/types';
import ComponentCreator from './ComponentCreator';
import {canonicalPath} from '../../../shared/client/canonicalPath';
import {routePath} from '../../../shared/client/routePath';
import {ownRuntime} from '../../../shared/client/runtime';
import type {WithData} from '../../../shared/client/WithData';

/** What all notes' routes have in common; src/features/lean puts it into the route table in place of the notes' own entries. */
interface NoteRoutesMark {
  /** What their paths begin with. */
  base: string;
  /** The chunks of a note's route, but for its content. */
  parts: ChunkNames;
  /** The place of their version in the global data. */
  version: number;
}

interface NoteRoute extends RouteConfig {
  path: string;
  isLost?: boolean;
  notes?: NoteRoutesMark;
}

interface SiblingRoutes {
  siblings: NoteRoute[];
}

/** Removes the mark from the route table. @returns the mark, with its sibling routes */
function takeMark(list: NoteRoute[]): (NoteRoutesMark & SiblingRoutes) | undefined {
  const at = list.findIndex(({notes}) => notes);
  if (at >= 0) {
    const [{notes}] = list.splice(at, 1) as [NoteRoute & {notes: NoteRoutesMark}];
    return {...notes, siblings: list};
  }
  for (const {routes: inner} of list) {
    const found = inner && takeMark(inner as NoteRoute[]);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** On the server and in development there is none: the table has all notes. */
const mark = takeMark(routes);

/** The path of a note that the table of routes does not have. */
function unknownNote(pathname: string): string | undefined {
  const spelled = routePath(pathname);
  const path = spelled && canonicalPath(spelled, siteConfig.baseUrl);
  const isKnown = (address: string) =>
    matchRoutes(routes, address).some(({route, match}) => match.isExact && !route.routes && !(route as NoteRoute).isLost);
  return mark && path?.startsWith(mark.base) && !isKnown(path) ? path : undefined;
}

/** What the route of a note needs besides its HTML, if this is the path of one that is not known yet. */
export const chunksOfNote = (path: string): string[] =>
  mark && unknownNote(path) !== undefined ? Object.values<string>(flat(mark.parts)) : [];

function put({siblings}: SiblingRoutes, route: NoteRoute): void {
  const at = siblings.findIndex(({path}) => path === route.path);
  siblings[at < 0 ? siblings.length : at] = route;
}

type NotePage = PageData & Required<Pick<PageData, 'metadata'>>;
/** The box of a note's body. */
type NoteBox = WithData<'page' | 'body'>;

/** Adds a note to the tables, by the box of its body. */
function add({dataset: {page: data, body}}: NoteBox): void {
  const page = JSON.parse(data) as NotePage;
  const {id, permalink: path, sidebar} = page.metadata;
  if (!mark || unknownNote(path) === undefined) {
    return;
  }
  const module = {default: Object.assign(() => null, page, {body})};
  Object.assign(registry, {[body]: [async () => module]});
  Object.assign(routesChunkNames, {[`${path}-note`]: {...mark.parts, content: body}});
  const {docs} = (
    globalData['docusaurus-plugin-content-docs']!.default as {versions: {docs: {id: string; path: string; sidebar?: string}[]}[]}
  ).versions[mark.version]!;
  if (docs.every((doc) => doc.id !== id)) {
    docs.push({id, path, sidebar});
  }
  put(mark, {path, component: ComponentCreator(path, 'note'), exact: true, sidebar});
}

async function fetchNote(path: string): Promise<void> {
  // Failures are ignored here: the route requests these chunks again and reports them.
  chunksOfNote(path).forEach((chunk) => void registry[chunk]?.[0]().catch(() => {}));
  const {boxes, runtime} = await fetchPage(path);
  if (runtime !== ownRuntime()) {
    forgetPage(path);
    throw runtime ? new OtherBuildError(path) : new Error(`${path}: no page of this site`);
  }
  const box = [...boxes.values()].find((element): element is NoteBox => !!element.dataset.page);
  if (box) {
    add(box);
  }
}

/**
 * Registers a note's route from the note's own HTML, before the app navigates to it. If the HTML cannot be fetched, a route
 * that shows the error is registered until the next attempt; if it is the not-found page, the app shows its own.
 *
 * @returns undefined where the route is registered already or is not that of a note
 */
export function registerNoteRoute(pathname: string): Promise<void> | undefined {
  const path = window.docusaurusRoot ? unknownNote(pathname) : undefined;
  return !mark || path === undefined
    ? undefined
    : fetchNote(path).catch((error: unknown) => {
        console.warn(error);
        const Lost = () => <BodyLoadError error={error} />;
        // In the sidebar of the note registered last: the note's own sidebar is known from its HTML only.
        const sidebar: unknown = mark.siblings.filter((route) => route.sidebar).at(-1)?.sidebar;
        put(mark, {path, component: Object.assign(Lost, {preload: async () => {}}), exact: true, sidebar, isLost: true});
      });
}

if (ExecutionEnvironment.canUseDOM && mark) {
  document.querySelectorAll<NoteBox>('[data-page]').forEach(add);
}
