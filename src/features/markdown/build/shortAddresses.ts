import type {Root} from 'hast';
import {visit} from '../../../shared/markdown/visit';

/** In columns. */
const LONGEST = 34;

/**
 * An address that stands for itself says where it leads, not how it is spelt: `hk01.com › 60325271`. The whole address is the link's
 * title, is printed on paper, and stands in the page's other editions (src/features/editions).
 */
export default function shortAddresses() {
  return (root: Root) => {
    visit(root, 'element', ({tagName, properties, children: [text, ...others]}) => {
      const {href} = properties;
      if (tagName === 'a' && typeof href === 'string' && text?.type === 'text' && others.length === 0 && isSame(text.value, href)) {
        const short = shortened(href);
        if (short !== undefined) {
          properties.title = href;
          properties.className = ['unbroken'];
          text.value = short;
        }
      }
    });
  };
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const isSame = (text: string, href: string) => /^https?:/.test(href) && decoded(text) === decoded(href);

const columns = (char: string) => (char > '\u2E7F' ? 2 : 1);

/** The text, or as much of it as fits. */
function cut(text: string, room: number): string {
  let used = 0;
  const fitting = [...text].filter((char) => (used += columns(char)) <= room);
  return fitting.length === [...text].length ? text : `${fitting.slice(0, -1).join('')}…`;
}

/** Undefined for one that is short as it is. */
function shortened(href: string): string | undefined {
  const whole = decoded(href);
  if ([...whole].reduce((sum, char) => sum + columns(char), 0) <= LONGEST) {
    return undefined;
  }
  const {hostname, pathname} = new URL(href);
  const host = hostname.replace(/^www\./, '');
  const last = decoded(pathname).split('/').filter(Boolean).at(-1);
  return last === undefined ? host : `${host} › ${cut(last, Math.max(LONGEST - host.length - 3, 8))}`;
}
