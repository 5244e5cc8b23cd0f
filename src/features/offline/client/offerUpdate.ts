import './offerUpdate.css';

let notice: HTMLElement | undefined;

/** Says at the foot of the window that there is a new build; nothing moves, and it can be put away. Once a page. */
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
  // A live region tells what comes into it, not what it came with.
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
