import {markReady} from '../../../shared/client/markReady';
import {readStorage} from '../../../shared/client/readStorage';
import {reveal, tabOf} from '../reveal';
import {select} from './select';

/** Docusaurus' own key, which readers' browsers have. */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

function write(group: string, value: string) {
  try {
    localStorage.setItem(keyOf(group), value);
  } catch {
    // Blocked or full: the choice holds on this page.
  }
}

const tabsOf = (container: Element) => [...container.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];

function selectValue(container: Element, value: string | null) {
  const tab = tabsOf(container).find((each) => each.dataset.value === value);
  if (tab) {
    select(tab);
  }
}

function selectGroup(group: string, value: string | null) {
  for (const container of document.querySelectorAll<HTMLElement>('.tabs-container')) {
    if (container.dataset.group === group) {
      selectValue(container, value);
    }
  }
}

/** What a reader chooses is kept for the group and in the address; the tab stays where it is in the window. */
function choose(tab: HTMLElement) {
  const container = tab.closest<HTMLElement>('.tabs-container')!;
  const {group, query} = container.dataset;
  const {value = ''} = tab.dataset;
  const {top} = tab.getBoundingClientRect();
  select(tab);
  if (group) {
    write(group, value);
    selectGroup(group, value);
  }
  if (query) {
    const url = new URL(location.href);
    url.searchParams.set(query, value);
    history.replaceState(history.state, '', url);
  }
  scrollBy(0, tab.getBoundingClientRect().top - top);
}

function move(event: KeyboardEvent, tab: HTMLElement) {
  const tabs = tabsOf(tab.closest('.tabs-container')!);
  const at = tabs.indexOf(tab);
  const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1}[event.key];
  if (next !== undefined) {
    event.preventDefault();
    const target = tabs.at(next % tabs.length)!;
    target.focus();
    choose(target);
  }
}

const tabAt = ({target}: Event) => (target as Element).closest<HTMLElement>('.tabs-container > [role="tablist"] > [role="tab"]');

/** Listens for the whole document, once. */
function listen() {
  document.addEventListener('click', (event) => {
    const tab = tabAt(event);
    if (tab) {
      choose(tab);
    }
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabAt(event);
    if (tab) {
      move(event, tab);
    }
  });
  // A search in the page, or a fragment, that leads into a hidden panel.
  document.addEventListener('beforematch', ({target}) => select(tabOf(target as Element)));
  addEventListener('storage', ({key, newValue}) => {
    if (key?.startsWith(keyOf(''))) {
      selectGroup(key.slice(keyOf('').length), newValue);
    }
  });
}

let isListening = false;

/** Shows what the address or an earlier visit chose, then the place that the address leads to. */
export function enhance(place: Element | null): void {
  if (!isListening) {
    isListening = true;
    listen();
  }
  const asked = new URLSearchParams(location.search);
  for (const container of document.querySelectorAll<HTMLElement>('.tabs-container:not([data-ready])')) {
    container.dataset.ready = '';
    const {group, query} = container.dataset;
    // The HTML minifier takes `hidden` for a mere switch: that a search in the page may look into it is said here.
    select(tabsOf(container).find((tab) => tab.getAttribute('aria-selected') === 'true')!);
    selectValue(container, (query && asked.get(query)) || (group ? readStorage(keyOf(group)) : null));
    void markReady(container.querySelector('[role="tablist"]')!);
  }
  if (place && reveal(place)) {
    place.scrollIntoView();
  }
}
