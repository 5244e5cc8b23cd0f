import type {ThemeConfig} from '@docusaurus/preset-classic';

/** How diagrams look: at their own size, set close; wide ones scroll (src/features/diagrams/diagrams.css). */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    themeVariables: {fontSize: '14px'},
    flowchart: {useMaxWidth: false, nodeSpacing: 20, rankSpacing: 32, padding: 8},
    sequence: {useMaxWidth: false, width: 100, height: 40, actorMargin: 20},
    state: {useMaxWidth: false},
  },
} satisfies ThemeConfig['mermaid'];
