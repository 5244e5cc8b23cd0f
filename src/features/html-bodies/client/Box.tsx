import {useContext, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {startIslands} from '@site/src/features/islands/startIslands';
import {followLinks} from './followLinks';
import {bodiesAtHand, fetchPage} from '../pageBodies';
import {ShownPage} from '../ShownPage';
import {deferBelowFold} from './deferBelowFold';

/** The same object in all renders: with a new one React would set the empty HTML again and delete the contents. */
const AS_IT_STANDS = {__html: ''};

interface Props {
  /** Identifies the box in the page's HTML. */
  name: string;
  /** Whether it is the body of a Markdown page, and not a server-only part (serverOnly.tsx). */
  isBody?: boolean;
}

/**
 * A part of a page as HTML. On the first load it stands in the document and stays; on a navigation it comes out of the
 * page's own HTML, which the route has fetched (routeBody.ts).
 */
export default function Box({name, isBody}: Props): ReactNode {
  const page = useContext(ShownPage);
  const history = useHistory();
  const box = useRef<HTMLDivElement>(null);
  const [bodies, setBodies] = useState(() => bodiesAtHand(page.path));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const source = bodies?.boxes.get(name);
    let stopIslands: (() => void) | undefined;
    let isGone = false;
    const start = () => {
      stopIslands = isGone ? undefined : startIslands(element);
    };
    // The server may have rendered an empty part; then only its attribute shows that it did.
    const isServed = element.hasChildNodes() || 'serverOnly' in element.dataset;
    if (!isServed) {
      if (!source) {
        // Hydration failed and React has discarded the served HTML; the reason is in the console.
        fetchPage(page.path).then(setBodies, (error: unknown) => setBodies(() => raise(error)));
        return undefined;
      }
      element.append(...document.importNode(source, true).childNodes);
      if (opensAtTop(history)) {
        deferBelowFold(element, start);
      } else {
        start();
      }
    } else {
      start();
    }
    page.bodies += 1;
    const stopLinks = followLinks(element, history);
    return () => {
      page.bodies -= 1;
      stopLinks();
      isGone = true;
      stopIslands?.();
    };
  }, [bodies, history, name, page]);

  return (
    <>
      {bodies?.styles.map(({href, precedence}) => (
        <link key={href} rel="stylesheet" href={href} precedence={precedence} />
      ))}
      <div ref={box} data-body={isBody ? name : undefined} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
    </>
  );
}

/** Whether the page is shown from its top: not at an anchor, a search match or a restored scroll position. */
function opensAtTop({action, location: {hash, state}}: ReturnType<typeof useHistory>): boolean {
  return action === 'PUSH' && !hash && !(state as {match?: unknown} | undefined)?.match;
}

function raise(error: unknown): never {
  throw error;
}
