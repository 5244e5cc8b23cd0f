import {resolved, type StyleRule} from './sheet';

/** What the site's colours are in a book: the reader's, and marks that can be told from a light ground as from a dark one. */
const COLOURS: Record<string, string> = {
  '--ink': 'currentColor',
  '--ink-2': 'currentColor',
  '--paper': 'transparent',
  '--raised': 'transparent',
  '--tint': 'rgba(128, 128, 128, 0.15)',
  '--line': 'rgba(128, 128, 128, 0.5)',
  // Each contrasts with black and with white as 4.5 to 1: their luminance is 0.18.
  '--cinnabar': '#ca5339',
  '--indigo': '#3f7abf',
  '--jade': '#2f8768',
  '--amber': '#a1701c',
  '--violet': '#9268c4',
  '--mono': 'monospace',
  '--sans': 'sans-serif',
  '--serif': 'serif',
  '--display': 'sans-serif',
};
/** What moves or is pressed, and what keeps a line from breaking: in a book nothing scrolls. */
const DROPPED = /^(?:transition|animation|cursor|user-select|-webkit-|will-change|box-shadow|white-space|overflow|max-height)/;

/** The site's rules for the interactive figures of a book, in a reader's colours. */
export function figureCss(sheet: readonly StyleRule[], classes: ReadonlySet<string>): string {
  return (
    sheet
      // Some programs drop a whole stylesheet for a selector that they do not know.
      .filter((rule) => rule.classes.every((name) => classes.has(name)) && !/:(?:is|where|not|has)\(/.test(rule.selector))
      .map(({selector, declarations}) => {
        const kept = declarations
          .filter(([name]) => !DROPPED.test(name))
          .map(([name, value]) => [name, resolved(value, (variable) => COLOURS[variable]).replace(/(?<=[\d.])rem\b/g, 'em')] as const)
          // The framework's own variables.
          .filter(([, value]) => !value.includes('var(--ifm'));
        return kept.length > 0 ? `${selector} {${kept.map(([name, value]) => `${name}: ${value}`).join('; ')}}\n` : '';
      })
      .join('')
  );
}
