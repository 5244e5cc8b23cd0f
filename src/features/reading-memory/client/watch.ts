import type {Note} from './note';
import {ReadingRecorder} from './ReadingRecorder';
import {memory} from './storage';

/** After this time without input events the page counts as not being read. */
const IDLE_TIMEOUT_MS = 120_000;
const ACTIVITY = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchmove'];

/** Records how a note is read. @returns a function that stops recording */
export function watch(note: Note): () => void {
  const recorder = new ReadingRecorder(note);
  let lastActivity = Date.now();
  const onActivity = () => (lastActivity = Date.now());
  const isIdle = () => document.visibilityState !== 'visible' || Date.now() - lastActivity > IDLE_TIMEOUT_MS;
  const timer = setInterval(() => {
    if (!isIdle() && !memory().off) {
      recorder.second();
    }
  }, 1000);
  const save = () => recorder.save();
  const saveIfHidden = () => document.visibilityState === 'hidden' && recorder.save();
  ACTIVITY.forEach((name) => addEventListener(name, onActivity, {passive: true}));
  document.addEventListener('visibilitychange', saveIfHidden);
  addEventListener('pagehide', save);
  return () => {
    save();
    clearInterval(timer);
    ACTIVITY.forEach((name) => removeEventListener(name, onActivity));
    document.removeEventListener('visibilitychange', saveIfHidden);
    removeEventListener('pagehide', save);
  };
}
