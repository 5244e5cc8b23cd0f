import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * An inline script that stands after the theme's own, which writes any stored word into `data-theme`:
 * a word other than light and dark is treated as nothing stored.
 */
export function ignoreUnknownTheme(colorMode: ThemeConfig['colorMode'] = {}): string {
  const {defaultMode = 'light', respectPrefersColorScheme = false} = colorMode;
  const choice = respectPrefersColorScheme ? 'system' : defaultMode;
  const theme = respectPrefersColorScheme ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'` : `'${defaultMode}'`;
  return `(function(d){if(d.theme!=='light'&&d.theme!=='dark'){d.theme=${theme};d.themeChoice='${choice}'}})(document.documentElement.dataset)`;
}
