import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheKey} from '../../../../shared/build/bundler';
import type {Cut} from '../../Cut';
import {unusedItems, type Item} from './unusedItems';
import {unusedParts as partsWithout} from './unusedParts';

/**
 * Aliases of theme components that render nothing.
 * @throws Error when the theme has no component of such a name: the alias would have no effect
 */
export function aliasesOf(parts: string[], resolve: (module: string) => string): Record<string, string> {
  for (const part of parts) {
    try {
      resolve(`@docusaurus/theme-classic/lib/theme/${part}`);
    } catch {
      throw new Error(`主题里没有 ${part} 了 → 对照 @docusaurus/theme-classic 改 src/features/lean/cuts/unused-parts`);
    }
  }
  // Without `$`, to have the names of Docusaurus' own aliases, which would otherwise take precedence.
  return Object.fromEntries(parts.map((part) => [`@theme/${part}`, path.join(__dirname, 'nothing.js')]));
}

export const unusedParts: Cut = {
  name: 'unused-parts',
  saves: '主题里这个站一处也不显示的部件：导航栏的下拉框、版本横幅、公告栏等，按内容和配置算出来',
  marks: [
    {
      what: '没有用到的导航栏部件',
      pattern: /id: ?["']theme\.navbar\.mobileVersionsDropdown/,
      foundIn: '@docusaurus/theme-classic/lib/theme/NavbarItem/DocsVersionDropdownNavbarItem.js',
    },
  ],
  plugin({siteConfig}: LoadContext): Plugin {
    const themeConfig = siteConfig.themeConfig as ThemeConfig;
    const items = unusedItems((themeConfig.navbar?.items ?? []) as Item[]).map((name) => `NavbarItem/${name}`);
    let unused = items;
    return {
      name: 'lean-unused-parts',
      async allContentLoaded({allContent}) {
        unused = [...items, ...partsWithout(allContent, themeConfig)];
      },
      configureWebpack(config, isServer) {
        if (isServer) {
          return {};
        }
        const alias = aliasesOf(unused, createRequire(__filename).resolve);
        return {resolve: {alias}, ...cacheKey(config, alias)};
      },
    };
  },
};
