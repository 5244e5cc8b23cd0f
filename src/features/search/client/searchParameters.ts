import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

interface Scope {
  contextualSearch: boolean;
  locale: string;
  docs: Record<string, {versions: Pick<GlobalVersion, 'name'>[]}>;
}

/**
 * The search parameters that depend on where the reader is: with contextual search, facets of the language and of
 * the docs' current version (specification 7); without it, none.
 */
export function searchParameters({contextualSearch, locale, docs}: Scope): {facetFilters?: (string | string[])[]} {
  if (!contextualSearch) {
    return {};
  }
  const tags = ['default', ...Object.entries(docs).map(([id, {versions}]) => `docs-${id}-${versions[0]?.name}`)];
  return {facetFilters: [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]};
}
