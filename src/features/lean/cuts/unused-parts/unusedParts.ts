import type {AllContent} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';

interface Shown {
  unlisted?: boolean;
  draft?: boolean;
}

/** The plugins' content that is used here. */
interface Content {
  'docusaurus-plugin-content-docs'?: Record<string, {loadedVersions: {banner?: string | null; badge?: boolean; docs: Shown[]}[]}>;
  'docusaurus-plugin-content-blog'?: Record<string, {blogPosts: {metadata: Shown}[]}>;
  'docusaurus-plugin-content-pages'?: Record<string, Shown[] | null>;
}

/** Links stand in columns, which have titles, or in one row. */
const unusedInFooter = ({logo, links}: NonNullable<ThemeConfig['footer']>): string[] => [
  ...(logo ? [] : ['Footer/Logo']),
  'title' in (links?.[0] ?? {}) ? 'Footer/Links/Simple' : 'Footer/Links/MultiColumn',
];

/** The names below `@theme/` of components that render nothing, not even an empty element, with the site's present content and options. */
export function unusedParts(
  allContent: AllContent,
  {docs, announcementBar, footer}: Pick<ThemeConfig, 'docs' | 'announcementBar' | 'footer'>,
): string[] {
  const content = allContent as unknown as Content;
  const versions = Object.values(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(({loadedVersions}) => loadedVersions);
  const blogs = Object.values(content['docusaurus-plugin-content-blog'] ?? {});
  const posts = blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata));
  const pages = Object.values(content['docusaurus-plugin-content-pages'] ?? {}).flatMap((some) => some ?? []);
  const isHidden = [...versions.flatMap((version) => version.docs), ...posts, ...pages].some(({unlisted, draft}) => unlisted || draft);
  return [
    ...(versions.some(({banner}) => banner) ? [] : ['DocVersionBanner']),
    ...(versions.some(({badge}) => badge) ? [] : ['DocVersionBadge']),
    ...(isHidden ? [] : ['ContentVisibility', 'ContentVisibility/Draft', 'ContentVisibility/Unlisted']),
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(footer ? unusedInFooter(footer) : ['Footer']),
    ...(docs?.sidebar?.hideable ? [] : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
  ];
}
