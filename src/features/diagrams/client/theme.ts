import type {MermaidConfig} from 'mermaid';

const FONT = 'var(--sans)';

/** Tokens (src/shared/styles/tokens.css) by mermaid's names for what has their colour. */
const COLOURS: Record<string, string> = {
  background: 'paper',
  mainBkg: 'raised',
  primaryColor: 'raised',
  primaryTextColor: 'ink',
  primaryBorderColor: 'ink-2',
  secondaryColor: 'tint',
  secondaryTextColor: 'ink',
  secondaryBorderColor: 'ink-2',
  tertiaryColor: 'tint',
  tertiaryTextColor: 'ink',
  tertiaryBorderColor: 'ink-2',
  textColor: 'ink',
  titleColor: 'ink',
  nodeTextColor: 'ink',
  nodeBorder: 'ink-2',
  lineColor: 'ink-2',
  arrowheadColor: 'ink-2',
  clusterBkg: 'tint',
  clusterBorder: 'line',
  edgeLabelBackground: 'paper',
  actorBkg: 'raised',
  actorBorder: 'ink-2',
  actorTextColor: 'ink',
  actorLineColor: 'ink-2',
  signalColor: 'ink-2',
  signalTextColor: 'ink',
  labelBoxBkgColor: 'tint',
  labelBoxBorderColor: 'ink-2',
  labelTextColor: 'ink',
  loopTextColor: 'ink',
  activationBkgColor: 'tint',
  activationBorderColor: 'ink-2',
  noteBkgColor: 'tint',
  noteBorderColor: 'line',
  noteTextColor: 'ink',
  transitionColor: 'ink-2',
  transitionLabelColor: 'ink',
  stateBkg: 'raised',
  stateLabelColor: 'ink',
  labelColor: 'ink',
  compositeBackground: 'tint',
  compositeTitleBackground: 'tint',
  compositeBorder: 'line',
  altBackground: 'paper',
  specialStateColor: 'ink',
  innerEndBackground: 'ink',
  sectionBkgColor: 'tint',
  sectionBkgColor2: 'tint',
  altSectionBkgColor: 'paper',
  gridColor: 'line',
  taskBkgColor: 'raised',
  taskBorderColor: 'ink-2',
  taskTextColor: 'ink',
  taskTextDarkColor: 'ink',
  taskTextLightColor: 'ink',
  taskTextOutsideColor: 'ink',
  activeTaskBkgColor: 'tint',
  activeTaskBorderColor: 'ink',
  doneTaskBkgColor: 'tint',
  doneTaskBorderColor: 'ink-2',
  critBkgColor: 'raised',
  critBorderColor: 'cinnabar',
  todayLineColor: 'cinnabar',
  git0: 'ink-2',
  git1: 'cinnabar',
  git2: 'indigo',
  git3: 'jade',
  gitBranchLabel0: 'paper',
  gitBranchLabel1: 'paper',
  gitBranchLabel2: 'paper',
  gitBranchLabel3: 'paper',
  commitLabelColor: 'ink',
  commitLabelBackground: 'paper',
  tagLabelColor: 'ink',
  tagLabelBackground: 'tint',
  tagLabelBorder: 'ink-2',
};

const TOKENS = [...new Set(Object.values(COLOURS))];

/** What each token is now, as `#rrggbb`: mermaid computes with colours and knows neither variables nor the words of forced colours. */
function readTokens(): Map<string, string> {
  const probe = document.body.appendChild(document.createElement('i'));
  const values = TOKENS.map((token): [string, string] => {
    probe.style.color = `var(--${token})`;
    const parts = getComputedStyle(probe)
      .color.match(/[\d.]+/g)!
      .slice(0, 3);
    return [token, `#${parts.map((part) => Math.round(Number(part)).toString(16).padStart(2, '0')).join('')}`];
  });
  probe.remove();
  return new Map(values);
}

/** The site's colours and letters as a theme of mermaid. */
export function themeOf(mode: 'light' | 'dark'): {theme: MermaidConfig['theme']; fontFamily: string; themeVariables: object} {
  const values = readTokens();
  const colours = Object.fromEntries(Object.entries(COLOURS).map(([name, token]) => [name, values.get(token)]));
  return {theme: 'base', fontFamily: FONT, themeVariables: {...colours, fontFamily: FONT, darkMode: mode === 'dark'}};
}

/** A drawing that has tokens where its colours are a token's: on paper, which is light whatever the reader chose, it is light too. */
export function withTokens(svg: string): string {
  const tokens = new Map([...readTokens()].map(([token, colour]) => [colour, `var(--${token})`]));
  return svg.replace(/#[\da-f]{6}\b/g, (colour) => tokens.get(colour) ?? colour);
}
