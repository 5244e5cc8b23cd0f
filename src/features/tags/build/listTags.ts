/** A page by its title and address. */
export interface Tagged {
  title: string;
  permalink: string;
  /** How long a note takes to read. */
  minutes?: number;
}

/** A tag, and the docs and posts that have it. */
export interface Tag {
  name: string;
  docs: Tagged[];
  posts: Tagged[];
  /** The page of the section that is called so. */
  section?: string;
}

type Page = Tagged & {tags: string[]};

/**
 * All tags of docs and posts, those with most pages first.
 * @param sections the pages of sections, by what these are called
 */
export function listTags(docs: Page[], posts: Page[], sections: ReadonlyMap<string, string> = new Map()): Tag[] {
  const names = [...new Set([...docs, ...posts].flatMap(({tags}) => tags))];
  const having = (pages: Page[], name: string) =>
    pages.filter(({tags}) => tags.includes(name)).map(({title, permalink, minutes}) => ({title, permalink, ...(minutes && {minutes})}));
  const count = ({docs: notes, posts: written}: Tag) => notes.length + written.length;
  return names
    .map((name): Tag => {
      const section = sections.get(name);
      return {name, docs: having(docs, name), posts: having(posts, name), ...(section && {section})};
    })
    .sort((a, b) => count(b) - count(a) || (a.name < b.name ? -1 : 1));
}
