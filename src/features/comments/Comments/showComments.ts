import {GISCUS, type CommentsConfig} from '@site/src/features/comments/config';
import {forgetSession, takeSession} from './session';

const themeNow = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The address of giscus' page with the discussion of this one. */
function widget({repo, repoId, category, categoryId}: CommentsConfig, session: string): string {
  const here = window.location.origin + window.location.pathname;
  const params = {
    origin: here,
    session,
    theme: themeNow(),
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'top',
    repo,
    repoId,
    category,
    categoryId,
    strict: '1',
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    backLink: here,
    term: decodeURI(window.location.pathname),
  };
  return `${GISCUS}/zh-CN/widget?${new URLSearchParams(params)}`;
}

/**
 * Shows giscus in a frame of its own origin in place of what stands in `place`; none of its scripts runs in this page.
 * The messages are those of giscus' own client (https://github.com/giscus/giscus/blob/main/ADVANCED-USAGE.md).
 */
export function showComments(place: HTMLElement, config: CommentsConfig): void {
  const frame = document.createElement('iframe');
  frame.title = '评论';
  frame.allow = 'clipboard-write';
  frame.src = widget(config, takeSession());
  place.replaceChildren(frame);
  const leaving = new AbortController();
  const colours = new MutationObserver(() => frame.contentWindow?.postMessage({giscus: {setConfig: {theme: themeNow()}}}, GISCUS));
  colours.observe(document.documentElement, {attributeFilter: ['data-theme']});
  function onMessage({origin, source, data}: MessageEvent<unknown>) {
    if (!frame.isConnected) {
      leaving.abort();
      colours.disconnect();
      return;
    }
    const said =
      origin === GISCUS &&
      source === frame.contentWindow &&
      (data as {giscus?: {resizeHeight?: number; signOut?: boolean; error?: string}} | null)?.giscus;
    if (!said) {
      return;
    }
    if (said.resizeHeight) {
      frame.style.height = `${said.resizeHeight}px`;
    }
    if (said.signOut || /Bad credentials|Invalid state|State has expired/.test(said.error ?? '')) {
      forgetSession();
      frame.src = widget(config, '');
    }
  }
  window.addEventListener('message', onMessage, {signal: leaving.signal});
}
