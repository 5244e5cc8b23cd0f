import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** An element of a page's head, or `html` and `body` with attributes to set. */
export interface Tag {
  type: string;
  attributes: Record<string, string>;
  /** Its text content. */
  text: string;
}

/** Attributes whose HTML names differ from React's by more than case. */
const NAMES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};
/** Attributes by which a later tag replaces an earlier one. */
const KEYS: Record<string, string[]> = {
  meta: ['name', 'property', 'itemprop', 'http-equiv', 'charset'],
  link: ['href', 'rel'],
  script: ['src'],
  base: ['href'],
};

type Props = Record<string, string | number | boolean | null | undefined> & {children?: ReactNode};

/** The tags of a `<Head>`. */
export const tagsIn = (children: ReactNode): Tag[] =>
  Children.toArray(children)
    .filter((child): child is ReactElement<Props> => isValidElement(child))
    .flatMap(({type, props: {children: inner, ...props}}) => {
      const attributes = Object.entries(props).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [[NAMES[name] ?? name.toLowerCase(), String(value)]],
      );
      return type === Fragment
        ? tagsIn(inner)
        : [
            {
              type: type as string,
              attributes: Object.fromEntries(attributes) as Tag['attributes'],
              text: (Children.toArray(inner) as string[]).join(''),
            },
          ];
    });

function keyOf({type, attributes, text}: Tag): string {
  const name = attributes.rel === 'canonical' ? 'rel' : KEYS[type]?.find((one) => one in attributes);
  return [type, ...(type === 'title' ? [] : name ? [name, attributes[name]!.toLowerCase()] : [text])].join(' ');
}

/** Merges the tags of nested `<Head>`s, outer to inner: an inner tag replaces an outer one with the same key. */
export function merged(heads: Tag[][]): {root: Record<string, string>; body: Record<string, string>; tags: Tag[]} {
  const attributesOf = (wanted: string): Record<string, string> =>
    Object.fromEntries(heads.flat().flatMap(({type, attributes}) => (type === wanted ? Object.entries(attributes) : [])));
  const keys = new Set<string>();
  const tags = [...heads].reverse().map((head) => {
    const remaining = head.filter((tag) => !/^(?:html|body)$/.test(tag.type) && !keys.has(keyOf(tag)));
    remaining.forEach((tag) => keys.add(keyOf(tag)));
    return remaining;
  });
  return {root: attributesOf('html'), body: attributesOf('body'), tags: tags.reverse().flat()};
}
