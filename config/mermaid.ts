import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * How diagrams are laid out: at their own size, set close; wide ones scroll (src/features/diagrams/diagrams.css). Their
 * colours are the site's (src/features/diagrams/client/theme.ts); the themes named here are for `npm start` alone.
 */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    themeVariables: {fontSize: '14px'},
    flowchart: {useMaxWidth: false, nodeSpacing: 20, rankSpacing: 32, padding: 8},
    sequence: {useMaxWidth: false, width: 100, height: 40, actorMargin: 44},
    state: {useMaxWidth: false},
  },
} satisfies ThemeConfig['mermaid'];
