import {replaceParts} from '../../../shared/html/elements';
import {attributeValues, findTag, type StartTag} from '../../../shared/html/startTags';
import type {Files} from '../client/loadAtFirstTouch';

/** What a page gets in place of the app's files. */
export interface Parts {
  /** Links to the fonts that the page shows at once. */
  fonts: (html: string) => string;
  styles: (classes: ReadonlySet<string>) => string;
  script: string;
}

/** The element of pageTemplate.ts that names the app's files. @throws Error when the page has none. */
function appFiles(html: string, name: string): StartTag {
  const tag = findTag(html, 'template', (one) => one.attribute('id') === 'app-files');
  if (!tag) {
    throw new Error(
      `${name} 里没有 <template id="app-files"> → docusaurus.config.ts 的 ssrTemplate 要用 src/features/first-visit/pageTemplate.ts`,
    );
  }
  return tag;
}

/** The app's files that a page names. @throws Error when it names none, or several stylesheets. */
export function filesOf(html: string, name: string): Files {
  const tag = appFiles(html, name);
  const [styles, scripts] = ['styles', 'scripts'].map((kind) =>
    (tag.attribute(`data-${kind}`) ?? '')
      .split(' ')
      .filter(Boolean)
      .map((file) => `${tag.attribute('data-base') ?? ''}${file}`),
  ) as [string[], string[]];
  const [style] = styles;
  if (style === undefined || styles.length > 1 || scripts.length === 0) {
    throw new Error(
      `${name}：找到 ${styles.length} 个样式表、${scripts.length} 个脚本，应有 1 个和至少 1 个 → 对照 @docusaurus/core 的 ssgTemplate 改 src/features/first-visit/pageTemplate.ts`,
    );
  }
  return {styles: style, scripts};
}

/**
 * The page with its own styles inline, and with the early script in place of the app's.
 * @param routeFiles the scripts of the page's route, which the early script fetches beside the app's
 */
export function rewritePage(html: string, {fonts, styles, script}: Parts, routeFiles: string[]): string {
  const classes = new Set(attributeValues(html, 'class').flatMap((value) => value.split(/\s+/)));
  const by = `${fonts(html)}<style data-first data-route="${routeFiles.join(' ')}">${styles(classes)}</style><script>${script}</script>`;
  const {start, end} = appFiles(html, '');
  return replaceParts(html, [{start, end: end + '</template>'.length, by}]);
}
