import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {merged, tagsIn, type Tag} from './tags';

/** Upstream's attribute on tags that it manages, also in server-rendered HTML. */
const MARK = 'data-rh';

const heads: {tags: Tag[]}[] = [];
let isAwaited = false;

/** Tags that already exist are not moved. */
function writeTags(tags: Tag[]): void {
  const left = new Set(document.head.querySelectorAll(`:not(title)[${MARK}]`));
  for (const {type, attributes, text} of tags) {
    const element = document.createElement(type);
    Object.entries({...attributes, [MARK]: 'true'}).forEach(([name, value]) => element.setAttribute(name, value));
    element.textContent = text;
    const same = [...left].find((one) => one.isEqualNode(element));
    if (same) {
      left.delete(same);
    } else {
      document.head.append(element);
    }
  }
  left.forEach((element) => element.remove());
}

function writeAttributes(element: Element, attributes: Record<string, string>): void {
  const gone = (element.getAttribute(MARK)?.split(',') ?? []).filter((name) => !(name in attributes));
  gone.forEach((name) => element.removeAttribute(name));
  Object.entries(attributes).forEach(([name, value]) => element.getAttribute(name) !== value && element.setAttribute(name, value));
  const names = Object.keys(attributes).join();
  if (names) {
    element.setAttribute(MARK, names);
  } else {
    element.removeAttribute(MARK);
  }
}

function write(): void {
  isAwaited = false;
  const {root, body, tags} = merged(heads.map((head) => head.tags));
  writeAttributes(document.documentElement, root);
  writeAttributes(document.body, body);
  const title = tags.find(({type}) => type === 'title')?.text;
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }
  writeTags(tags.filter(({type}) => type !== 'title'));
}

/** Batches all changes of a frame. */
function writeSoon(): void {
  if (!isAwaited) {
    isAwaited = true;
    requestAnimationFrame(write);
  }
}

/** The subset of react-helmet-async that Docusaurus uses in the browser: renders the children of `<Head>` into `document.head`. */
export function Helmet({children}: {children?: ReactNode}): null {
  const {current: head} = useRef<{tags: Tag[]}>({tags: []});
  useLayoutEffect(() => {
    heads.push(head);
    return () => {
      heads.splice(heads.indexOf(head), 1);
      writeSoon();
    };
  }, [head]);
  useLayoutEffect(() => {
    head.tags = tagsIn(children);
    writeSoon();
  }, [head, children]);
  return null;
}

export const HelmetProvider = ({children}: {children: ReactNode}): ReactNode => children;
