import './offerUpdate.css';

let notice: HTMLElement | undefined;

/** Shows a dismissible notice at the bottom of the window that there is a new version, without shifting the layout; once per page load. */
export function offerUpdate(refresh: () => void): void {
  if (notice) {
    return;
  }
  notice = document.createElement('div');
  notice.className = 'new-version';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  const text = document.createElement('span');
  text.textContent = '有新版本';
  const box = notice;
  // Screen readers announce changes of a live region, not its initial content.
  requestAnimationFrame(() =>
    box.append(
      text,
      button('刷新', refresh),
      button('以后再说', () => box.remove()),
    ),
  );
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
