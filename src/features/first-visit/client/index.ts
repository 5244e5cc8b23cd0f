import {fetchScript} from '../../../shared/client/fetchScript';
import {workColourToggle} from './colourToggle';
import {keepIn} from './keep';
import {loadAtFirstTouch, type Files} from './load';
import {recoverLost} from './lost';
import {giveBack, isAsleep, type Kept} from './replay';
import {announcesSearch, createEarlySearch, type SearchFiles, type Words} from '../../search/earlySearch';

/**
 * The one script of a first visit, inline in each page's head (src/features/first-visit). It fetches the app at the reader's
 * first touch, opens the search before, and keeps what is done before the app, or the part of it that is touched, is alive.
 */
declare const FILES: Files;
declare const FOLLOWS_SYSTEM: boolean;
/** None where a hosted service is asked. */
declare const SEARCH_FILES: SearchFiles | null;
declare const WORDS: Words;

const kept: Kept[] = [];
const search = createEarlySearch(SEARCH_FILES, WORDS);
const lost = () => recoverLost(FILES.scripts.join());
const styled = loadAtFirstTouch(FILES, lost, (event) => (announcesSearch(event) ? search.start() : undefined));
// A network's login page in a script's place, or half of it: to the script's element it has come.
addEventListener(
  'error',
  ({error, filename}) =>
    error instanceof SyntaxError && isAsleep(document.documentElement) && FILES.scripts.some((src) => filename.endsWith(src)) && lost(),
);
workColourToggle(FOLLOWS_SYSTEM, () => !isAsleep(document.documentElement));
keepIn(kept, (query) => {
  search.open(query);
  void search.start().then(() => SEARCH_FILES && fetchScript(SEARCH_FILES.modal));
});
window.early = {search, alive: (owner) => styled.then(() => giveBack(kept, owner))};
