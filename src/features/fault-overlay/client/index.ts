import {FAULTS_PATH, type SavedFault} from '../protocol';
import './overlay.css';

const MAX_LINES = 12;

/** Above all else on the page, the overlay of the bundler included. */
const box = document.createElement('div');
box.className = 'fault-overlay';
box.popover = 'manual';
box.setAttribute('role', 'status');

const text = (className: string, content: string): HTMLElement => {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = content;
  return element;
};

function show(faults: SavedFault[]): void {
  box.replaceChildren(
    text('fault-overlay__title', `存下的有 ${faults.length} 处要看`),
    ...faults.slice(0, MAX_LINES).flatMap(({file, line, message, fix}) => {
      const place = text('fault-overlay__place', `${file}:${line}`);
      return [place, text('fault-overlay__fault', `${message} → ${fix}`)];
    }),
    ...(faults.length > MAX_LINES ? [text('fault-overlay__fault', `还有 ${faults.length - MAX_LINES} 处，见终端`)] : []),
  );
  // Away and back: what was shown last lies on top.
  box.remove();
  if (faults.length > 0) {
    document.body.append(box);
    box.showPopover();
  }
}

new EventSource(FAULTS_PATH).addEventListener('message', ({data}: MessageEvent<string>) => show(JSON.parse(data) as SavedFault[]));
