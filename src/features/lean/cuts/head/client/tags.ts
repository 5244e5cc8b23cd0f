import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** An element of a page's head, or `html` and `body` with attributes to set. */
export interface Tag {
  type: string;
  attributes: Record<string, string>;
  /** What stands in it. */
  text: string;
}

/** As HTML spells them; of others, case does not matter there. */
const NAMES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};
/** By these a later tag takes the place of an earlier one. */
const KEYS: Record<string, string[]> = {
  meta: ['name', 'property', 'itemprop', 'http-equiv', 'charset'],
  link: ['href', 'rel'],
  script: ['src'],
  base: ['href'],
};

type Props = Record<string, string | number | boolean | null | undefined> & {children?: ReactNode};

/** The tags that stand in a `<Head>`. */
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

/** What a page's head holds when several, from the outer to the inner, ask for tags: of two for the same thing, the inner one's. */
export function merged(heads: Tag[][]): {root: Record<string, string>; body: Record<string, string>; tags: Tag[]} {
  const attributesOf = (wanted: string): Record<string, string> =>
    Object.fromEntries(heads.flat().flatMap(({type, attributes}) => (type === wanted ? Object.entries(attributes) : [])));
  const keys = new Set<string>();
  const tags = [...heads].reverse().map((head) => {
    const kept = head.filter((tag) => !/^(?:html|body)$/.test(tag.type) && !keys.has(keyOf(tag)));
    kept.forEach((tag) => keys.add(keyOf(tag)));
    return kept;
  });
  return {root: attributesOf('html'), body: attributesOf('body'), tags: tags.reverse().flat()};
}
