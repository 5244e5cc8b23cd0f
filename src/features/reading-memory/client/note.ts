import {DIGEST_ATTRIBUTE} from '../digest';
import type {Place} from './memory';

/** A section of a note: from its heading to the next heading of the second level, or to the end. */
export interface Section {
  id: string;
  heading: HTMLElement;
  /** Where it ends: the element after it, or the body, at whose bottom it ends. */
  end: {element: HTMLElement; edge: 'top' | 'bottom'};
  /** Characters of its text. */
  length: number;
  /** Of its text as the author wrote it; none in a text that was written as HTML. */
  digest?: string;
}

/** A note or post on the screen. */
export interface Note {
  path: string;
  title: string;
  /** The element whose children are the blocks of the text. */
  body: HTMLElement;
  sections: Section[];
}

/** Without the invisible link that stands in each heading. */
const wordsOf = (heading: HTMLElement) => heading.textContent.replace(/\u200B/g, '').trim();

function sectionsOf(body: HTMLElement): Section[] {
  const blocks = [...body.children] as HTMLElement[];
  const headings = blocks.filter(({tagName, id}) => tagName === 'H2' && id);
  return headings.map((heading, n) => {
    const next = headings[n + 1];
    const text = blocks.slice(blocks.indexOf(heading), next && blocks.indexOf(next));
    return {
      id: heading.id,
      heading,
      end: next ? {element: next, edge: 'top'} : {element: body, edge: 'bottom'},
      length: text.reduce((sum, block) => sum + block.textContent.length, 0),
      digest: heading.getAttribute(DIGEST_ATTRIBUTE) ?? undefined,
    };
  });
}

/** The title of the note or post that the page shows; none on pages of their own and on lists, which have no article with one. */
const titleOn = (page: Document) => page.querySelector<HTMLElement>('html:not(.mdx-page) main article h1') ?? undefined;

/** Its title in words. */
export function titleInWords(page: Document): string | undefined {
  const title = titleOn(page);
  return title && wordsOf(title);
}

/** The note or post that the page shows; none on pages of their own, on lists, which have no article with a title of its own, and where a text has no sections. */
export function noteOn(page: Document, path: string): Note | undefined {
  const title = titleOn(page);
  const article = title?.closest('article');
  const first = article?.querySelector<HTMLElement>('.markdown h2[id]');
  const body = first?.parentElement;
  if (!title || !body) {
    return undefined;
  }
  return {path, title: wordsOf(title), body, sections: sectionsOf(body)};
}

const isHeading = ({tagName, id}: Element) => (tagName === 'H2' || tagName === 'H3') && id !== '';

/** The place that stands at a height of the window; none above the first heading. */
export function placeAt({body}: Note, line: number): Place | undefined {
  const blocks = [...body.children] as HTMLElement[];
  const isAbove = (block: HTMLElement) => {
    const {top, height} = block.getBoundingClientRect();
    return height > 0 && top <= line;
  };
  const at = blocks.indexOf(blocks.filter(isAbove).at(-1)!);
  const from = blocks.indexOf(
    blocks
      .slice(0, at + 1)
      .filter(isHeading)
      .at(-1)!,
  );
  if (from < 0) {
    return undefined;
  }
  const {top, height} = blocks[at]!.getBoundingClientRect();
  const heading = blocks[from]!;
  const part = Math.min(1, (line - top) / height);
  return {id: heading.id, heading: wordsOf(heading).slice(0, 80), block: at - from, part: Math.round(part * 100) / 100};
}

/** Where a place is now, from the top of the window; none when its heading is gone. In a text that was shortened since, the heading. */
export function topOf({body}: Note, {id, block, part}: Place): {element: HTMLElement; top: number} | undefined {
  const blocks = [...body.children] as HTMLElement[];
  const from = blocks.findIndex((element) => element.id === id);
  if (from < 0) {
    return undefined;
  }
  const after = blocks.slice(from + 1).findIndex(isHeading);
  const isThere = after < 0 ? from + block < blocks.length : block <= after;
  const element = blocks[isThere ? from + block : from]!;
  const {top, height} = element.getBoundingClientRect();
  return {element, top: top + (isThere ? part * height : 0)};
}
