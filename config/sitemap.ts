/** Pages that hold nothing of their own, as patterns below the base path: search, a redirect, and lists of docs by tag. */
export const NOT_IN_SITEMAP = ['search', 'docs', 'docs/tags', 'docs/tags/**'];
