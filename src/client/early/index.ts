import {workColourToggle} from './colourToggle';
import {keepIn} from './keep';
import {loadAtFirstTouch, type Files} from './load';
import {recoverLost} from './lost';
import {giveBack, isAsleep, type Kept} from './replay';

/**
 * The one script of a first visit, inline in each page's head (plugins/first-visit). It fetches the app at the reader's
 * first touch, and keeps what is done before the app, or the part of it that is touched, is alive.
 */
declare const FILES: Files;
declare const FOLLOWS_SYSTEM: boolean;

const kept: Kept[] = [];
const styled = loadAtFirstTouch(FILES, () => recoverLost(FILES.scripts.join()));
workColourToggle(FOLLOWS_SYSTEM, () => !isAsleep(document.documentElement));
keepIn(kept);
window.early = {alive: (owner) => void styled.then(() => giveBack(kept, owner))};
