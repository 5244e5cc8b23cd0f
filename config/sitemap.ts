/** Pages that hold nothing of their own, below the base path: search, what is kept for times without a network, and a redirect to the main doc. */
export const NOT_IN_SITEMAP = ['search', 'docs', 'offline'];
