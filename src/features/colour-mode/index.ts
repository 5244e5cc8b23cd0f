import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ignoreUnknownTheme} from './ignoreUnknownTheme';

/** The colour mode: a toggle that works before the app does, pictures of the mode that is shown, unknown stored modes ignored. */
export default function colourMode({siteConfig}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'colour-mode',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: ignoreUnknownTheme(colorMode)}]}),
  };
}
