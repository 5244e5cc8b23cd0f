import {Prism, normalizeTokens} from 'prism-react-renderer';
import type {Piece} from '../../src/components/AlgorithmPlayer/codeLine';
import {codeTheme} from '../../config/prism';

/** The colour of a piece, told by the last of its kinds that the theme knows: `keyword` for `--code-keyword`. */
function colourOf(types: readonly string[]): string | undefined {
  const colours = types.map((type) => codeTheme.styles.find((each) => each.types.includes(type))?.style.color);
  return /--code-(?<name>\w+)/.exec(colours.filter(Boolean).at(-1) ?? '')?.groups?.name;
}

/** Lines of C++ as pieces in the colours of the site's code blocks. */
export function highlight(code: string): Piece[][] {
  const lines = normalizeTokens(Prism.tokenize(code, Prism.languages.cpp!));
  return lines.map((line) =>
    line.filter(({content, empty}) => content && !empty).map(({content, types}): Piece => {
      const colour = colourOf(types);
      return colour ? [content, colour] : [content];
    }),
  );
}
