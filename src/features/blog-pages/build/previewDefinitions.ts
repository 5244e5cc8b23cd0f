import {splitFences} from '../../../shared/markdown/source';

/** What ends the preview of a post: the default of Docusaurus' blog. */
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
/** The definition of a link or a footnote, with the indented lines that go on with it. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:.*(?:\n[ \t]+\S.*)*/gm;

/** The source of a post, its definitions also before the cut: the preview is what stands there, and may refer to them. */
export function previewDefinitions(source: string): string {
  const cut = TRUNCATE.exec(source);
  const definitions = cut ? splitFences(source.slice(cut.index)).rest.match(DEFINITION) : null;
  return cut && definitions ? `${source.slice(0, cut.index)}\n\n${definitions.join('\n\n')}\n\n${source.slice(cut.index)}` : source;
}
