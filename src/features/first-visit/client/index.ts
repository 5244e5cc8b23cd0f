import {fetchScript} from '../../../shared/client/fetchScript';
import {workColourToggle} from './colourToggle';
import {captureEvents} from './captureEvents';
import {loadAtFirstTouch, type Files} from './loadAtFirstTouch';
import {reloadLostScripts, stopWatching} from './reloadLostScripts';
import {replayEvents, isPending, type CapturedEvent} from './replayEvents';
import {showCurrent} from '../../sidebar/showCurrent';
import {restoreWrap} from '../../code-block/wrapChoice';
import {announcesSearch, createEarlySearch, type SearchFiles, type Words} from '../../search/earlySearch';

/**
 * The one script of a first visit, inline in each page's head (src/features/first-visit). It fetches the app at the reader's
 * first touch, opens the search before, and captures what is done before the app, or the part of it that is touched, is interactive.
 */
declare const FILES: Files;
declare const FOLLOWS_SYSTEM: boolean;
/** None where a hosted service is asked. */
declare const SEARCH_FILES: SearchFiles | null;
declare const WORDS: Words;

const captured: CapturedEvent[] = [];
const search = createEarlySearch(SEARCH_FILES, WORDS);
const lost = () => reloadLostScripts(FILES.scripts.join());
const styled = loadAtFirstTouch(FILES, lost, (event) => (announcesSearch(event) ? search.start() : undefined));
// A captive portal's HTML, or a truncated file, in place of a script: its element fires `load`, so only the syntax error shows it.
addEventListener(
  'error',
  ({error, filename}) =>
    error instanceof SyntaxError && isPending(document.documentElement) && FILES.scripts.some((src) => filename.endsWith(src)) && lost(),
);
addEventListener('DOMContentLoaded', showCurrent);
restoreWrap();
workColourToggle(FOLLOWS_SYSTEM, () => !isPending(document.documentElement));
captureEvents(captured, (query) => {
  search.open(query);
  void search.start().then(() => SEARCH_FILES && fetchScript(SEARCH_FILES.modal));
});
window.early = {
  search,
  markReady(owner) {
    stopWatching();
    return styled.then(() => replayEvents(captured, owner));
  },
};
