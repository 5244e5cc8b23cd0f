import {place} from './place';
import type {WithData} from '../../../shared/client/WithData';

/** Delays of hover intent: a pointer that only crosses a term shows no card, and one that leaves briefly does not hide it. */
const HOVER_DELAY_MS = 150;
const HIDE_DELAY_MS = 250;

let card: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const termAt = ({target}: Event) => (target instanceof Element ? target.closest<Term>('a.term') : null);
const isInCard = (target: EventTarget | null) => target instanceof Node && card !== undefined && card.contains(target);

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function link(text: string, href: string): HTMLAnchorElement {
  const made = element('a', '', text);
  made.href = href;
  return made;
}

/** A link to a term; its title is empty where no note explains it. */
type Term = WithData<'term' | 'en' | 'meaning' | 'title', HTMLAnchorElement>;

/** The card of a term: spans, because it stands beside its term in a paragraph, where the Tab key finds its links next. */
function cardOf({dataset, href}: Term): HTMLElement {
  const box = element('span', 'term-card', '');
  box.id = 'term-card';
  box.popover = 'auto';
  const en = element('span', 'term-card-en', dataset.en);
  en.lang = 'en';
  const meaning = element('span', 'term-card-meaning', `${dataset.meaning}。`);
  meaning.id = 'term-card-meaning';
  const links = element('span', 'term-card-links', '');
  links.append(...(dataset.note ? [link(`笔记：${dataset.title}`, dataset.note)] : []), link('术语表', href));
  box.append(element('strong', '', dataset.term), ' ', en, meaning, links);
  return box;
}

function hide() {
  clearTimeout(timer);
  card?.previousElementSibling?.removeAttribute('aria-describedby');
  card?.remove();
  card = undefined;
}

function show(term: Term) {
  clearTimeout(timer);
  if (card && card.previousElementSibling === term) {
    return;
  }
  hide();
  const made = cardOf(term);
  term.after(made);
  term.setAttribute('aria-describedby', 'term-card-meaning');
  made.showPopover();
  const rects = term.getClientRects();
  const {left, top} = place(rects[rects.length - 1]!, made.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  made.style.left = `${left}px`;
  made.style.top = `${top}px`;
  // The browser closes the popover at Escape and at a click outside (light dismiss).
  made.addEventListener('toggle', () => card === made && !made.matches(':popover-open') && hide());
  card = made;
}

function later(act: () => void, wait: number) {
  clearTimeout(timer);
  timer = setTimeout(act, wait);
}

let isListening = false;

/** Shows cards by pointer, by keyboard and by touch; without the Popover API terms stay links to the glossary. */
export function listen(): void {
  if (isListening || !('popover' in HTMLElement.prototype)) {
    return;
  }
  isListening = true;
  document.addEventListener('pointerover', (event) => {
    const term = termAt(event);
    if (term && event.pointerType === 'mouse') {
      later(() => show(term), HOVER_DELAY_MS);
    } else if (isInCard(event.target)) {
      clearTimeout(timer);
    }
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'mouse' && (termAt(event) || isInCard(event.target))) {
      later(hide, HIDE_DELAY_MS);
    }
  });
  document.addEventListener('focusin', (event) => {
    const term = termAt(event);
    if (term?.matches(':focus-visible')) {
      show(term);
    } else if (!isInCard(event.target)) {
      hide();
    }
  });
  // In the capture phase, before the router: on touch screens a tap shows the card, which contains the link.
  document.addEventListener(
    'click',
    (event) => {
      const term = termAt(event);
      if (term && matchMedia('(hover: none)').matches && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        event.stopPropagation();
        show(term);
      }
    },
    true,
  );
  addEventListener('scroll', () => card && !card.contains(document.activeElement) && hide(), {passive: true});
  addEventListener('resize', hide);
}
