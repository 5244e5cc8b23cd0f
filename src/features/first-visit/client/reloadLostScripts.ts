const SENTENCE = '正文可以阅读，但搜索、切换主题等功能没有加载成功。可能是网络中断，也可能是站点刚刚更新。';
const BOX =
  'position:fixed;inset:auto 0 1rem;z-index:200;box-sizing:border-box;width:max(50%,20rem);margin:0 auto;padding:1rem;background:var(--cinnabar);color:var(--paper);text-align:center';

/** A page that is still there by then is not left: the link was a download. */
const LEAVING_MS = 10_000;

let isLost = false;
let isLeaving = false;

/**
 * A browser that leaves the page cancels the scripts that are under way. Firefox and Safari report them as lost, and a reload
 * would override the navigation.
 */
export function watchLeaving(): void {
  onbeforeunload = () => void (isLeaving = true);
}

/** The scripts have come. Firefox does not keep a page that listens for the way back. */
export function stopWatching(): void {
  onbeforeunload = null;
}

/**
 * Recovers when the app's own scripts fail to load. A page from before a deploy names scripts that are gone, so it is
 * reloaded; once for each set of scripts, not for each script: two lost ones would reload the page by turns without end.
 * If the reload does not help, an error box with a retry button is shown.
 */
export function reloadLostScripts(scripts: string): void {
  if (!isLost) {
    isLost = true;
    setTimeout(recover, isLeaving ? LEAVING_MS : 0, scripts);
  }
}

function recover(scripts: string): void {
  try {
    if (sessionStorage.lostScript !== scripts) {
      sessionStorage.lostScript = scripts;
      location.reload();
      return;
    }
  } catch {
    // No storage: a second reload could not be told from the first.
  }
  const box = Object.assign(document.createElement('div'), {id: 'lost-script'});
  box.setAttribute('role', 'alert');
  box.style.cssText = BOX;
  const text = Object.assign(document.createElement('p'), {textContent: SENTENCE});
  const again = Object.assign(document.createElement('button'), {textContent: '重试', onclick: () => location.reload()});
  box.append(text, again);
  // What lies outside an open dialog cannot be pressed.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
}
