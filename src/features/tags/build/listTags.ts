/** A page by its title and address. */
export interface Tagged {
  title: string;
  permalink: string;
}

/** A tag, and the docs and posts that have it. */
export interface Tag {
  name: string;
  docs: Tagged[];
  posts: Tagged[];
}

type Page = Tagged & {tags: string[]};

/** All tags of docs and posts, those with most pages first. */
export function listTags(docs: Page[], posts: Page[]): Tag[] {
  const names = [...new Set([...docs, ...posts].flatMap(({tags}) => tags))];
  const having = (pages: Page[], name: string) =>
    pages.filter(({tags}) => tags.includes(name)).map(({title, permalink}) => ({title, permalink}));
  const count = ({docs: notes, posts: written}: Tag) => notes.length + written.length;
  return names
    .map((name): Tag => ({name, docs: having(docs, name), posts: having(posts, name)}))
    .sort((a, b) => count(b) - count(a) || (a.name < b.name ? -1 : 1));
}
