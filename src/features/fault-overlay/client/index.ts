import {FAULTS_PATH, type SavedFault} from '../protocol';
import './overlay.css';

const MAX_LINES = 12;

/** Above all else on the page, the overlay of the bundler included. */
const box = document.createElement('div');
box.className = 'fault-overlay';
box.popover = 'manual';
box.setAttribute('role', 'status');
/** Folded up by its title, it lets the page below be read. */
let isOpen = true;

const element = (name: string, className: string, content: string): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = content;
  return made;
};

const text = (className: string, content: string): HTMLElement => element('p', className, content);

function show(faults: SavedFault[]): void {
  const list = document.createElement('details');
  list.open = isOpen;
  list.addEventListener('toggle', () => (isOpen = list.open));
  list.append(
    element('summary', 'fault-overlay__title', `存下的有 ${faults.length} 处要看`),
    ...faults
      .slice(0, MAX_LINES)
      .flatMap(({file, line, message, fix}) => [
        text('fault-overlay__place', `${file}:${line}`),
        text('fault-overlay__fault', `${message} → ${fix}`),
      ]),
    ...(faults.length > MAX_LINES ? [text('fault-overlay__fault', `还有 ${faults.length - MAX_LINES} 处，见终端`)] : []),
  );
  box.replaceChildren(list);
  // Away and back: what was shown last lies on top.
  box.remove();
  if (faults.length > 0) {
    document.body.append(box);
    box.showPopover();
  }
}

new EventSource(FAULTS_PATH).addEventListener('message', ({data}: MessageEvent<string>) => show(JSON.parse(data) as SavedFault[]));
