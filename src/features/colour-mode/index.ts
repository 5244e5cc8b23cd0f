import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {readPalette} from '../../shared/build/palette';
import {ignoreUnknownTheme} from './ignoreUnknownTheme';
import {themeColour} from './themeColour';

/** The colour mode: a toggle that works before the app does, pictures and bars of the mode that is shown, unknown stored modes ignored. */
export default function colourMode({siteConfig}: LoadContext): Plugin {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  const {light, dark} = readPalette();
  const [lightPaper = '', darkPaper = ''] = [light.paper, dark.paper];
  return {
    name: 'colour-mode',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'theme-color', content: lightPaper}}],
      preBodyTags: [{tagName: 'script', innerHTML: `${ignoreUnknownTheme(colorMode)};${themeColour(lightPaper, darkPaper)}`}],
    }),
  };
}
