import type {DocSearchHit} from '@docsearch/react';
import {groupBy} from '../../../shared/pure/groupBy';
import type {EngineReply, EngineRequest, Numbered} from '../embedded/messages';
import {matchOf} from '../match/matchOf';
import {presentHit} from '../client/presentHit';
import type {EarlyEngine} from '../earlySearch';

/**
 * Shows hits among the titles in the early field (../earlySearch.ts), until the modal replaces it. A separate script, loaded
 * together with the engine.
 */
declare const PER_GROUP: number;
/** The early script loads this one, so it has run. */
declare const early: NonNullable<Window['early']>;

const FIELD = '[data-early-search] input';
const MAX_HITS = 20;

void early.search.start().then((engine) => engine && answerWith(engine));

function answerWith({worker}: EarlyEngine): void {
  /** Counts down: ids of the app's own messages count up from 1, and -1 is that of the titles. */
  let id = -1;

  function ask(field: HTMLInputElement): void {
    const query = field.value;
    id--;
    if (query.trim() === '') {
      show([]);
    } else {
      const request = {indexName: '', query, hitsPerPage: MAX_HITS, highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
      worker.postMessage({id, kind: 'ask', requests: [request]} satisfies Numbered<EngineRequest>);
    }
  }

  worker.addEventListener('message', ({data}: MessageEvent<Numbered<EngineReply>>) => {
    if (data.id === id && data.status === 200) {
      show((JSON.parse(data.content) as {results: {hits: DocSearchHit[]}[]}).results[0]!.hits);
    }
  });
  const onValue = ({target, isComposing}: Partial<InputEvent>) =>
    (target as Element).matches(FIELD) && !isComposing && ask(target as HTMLInputElement);
  addEventListener('input', (event) => onValue(event as InputEvent));
  addEventListener('compositionend', ({target}) => onValue({target}));
  addEventListener('keydown', onKey);
  const field = document.querySelector<HTMLInputElement>(FIELD);
  if (field && !early.search.isComposing) {
    ask(field);
  }
}

/** Shows hits in groups, as the modal does; nothing if the dialog has been closed meanwhile. */
function show(hits: DocSearchHit[]): void {
  const groups = groupBy(hits, ({hierarchy}) => hierarchy.lvl0);
  document
    .querySelector('[data-early-search] form + div')
    ?.replaceChildren(...[...groups].map(([name, ofGroup]) => groupOf(name, ofGroup.slice(0, PER_GROUP))));
}

function groupOf(name: string, hits: DocSearchHit[]): Element {
  const group = document.createElement('section');
  const heading = Object.assign(document.createElement('h2'), {textContent: name});
  group.append(heading, ...hits.map(linkTo));
  return group;
}

function linkTo(hit: DocSearchHit): Element {
  // Safe as HTML: presentHit leaves no markup but `<mark>`.
  const {url, type, _snippetResult} = presentHit(hit);
  const {lvl1, [type as 'lvl1']: title} = _snippetResult.hierarchy;
  const link = Object.assign(document.createElement('a'), {
    href: url,
    innerHTML: `<span>${title.value}</span>${type === 'lvl1' ? '' : `<small>${lvl1.value}</small>`}`,
  });
  link.onclick = (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      // As in the modal, what to mark on the page is passed in the history entry (src/features/search/client/useOpenHit.ts).
      history.pushState({key: 'early', state: {match: matchOf(hit)}}, '', url);
      location.reload();
    }
  };
  return link;
}

/** Arrow keys move through the hits, Enter in the field opens the first. */
function onKey(event: KeyboardEvent): void {
  const dialog = (event.target as Element).closest('[data-early-search]');
  if (!dialog || event.isComposing || event.keyCode === 229) {
    return;
  }
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, a')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step) {
    event.preventDefault();
    stops.at((here + step) % stops.length)?.focus();
  } else if (event.key === 'Enter' && here === 0) {
    stops[1]?.click();
  }
}
