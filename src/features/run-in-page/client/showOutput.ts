import {compare, linesOf, type Step} from '../../../shared/pure/compareOutput';

/** More lines than anyone compares by eye; what follows is shown without marks. */
const MAX_COMPARED_LINES = 2000;

export type Compared = {steps: Step[]; isLiteral: boolean};

/**
 * Shows the whole output in place of the running text: lines that the page has as they are, others marked.
 * @param withMissing whether lines of the page that were not printed are shown, too
 */
export function showOutput(place: HTMLElement, expected: string, printed: string, withMissing: boolean): Compared {
  const lines = linesOf(printed);
  const steps = compare(expected, lines.slice(0, MAX_COMPARED_LINES).join('\n'));
  const rest: Step[] = lines.slice(MAX_COMPARED_LINES).map((text) => ({kind: 'printed', text}));
  let at = 0;
  let isLiteral = true;
  const shown = steps.flatMap(({kind, text}) => {
    const line = kind === 'expected' ? text : lines[at++]!;
    isLiteral &&= kind !== 'same' || line === text;
    return kind === 'expected' && !withMissing ? [] : [kind === 'same' ? `${line}\n` : marked(kind, line)];
  });
  place.replaceChildren(...shown, ...(rest.length > 0 ? [rest.map(({text}) => `${text}\n`).join('')] : []));
  return {steps: [...steps, ...rest], isLiteral};
}

/** The sign is the stylesheet's, so that it is not copied. */
function marked(kind: 'expected' | 'printed', line: string): HTMLElement {
  const element = document.createElement('span');
  element.className = `run-${kind}`;
  element.textContent = `${line}\n`;
  return element;
}
