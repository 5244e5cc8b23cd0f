import {splitFences} from '../../../shared/markdown/source';

/** What ends the preview of a post: the default of Docusaurus' blog. */
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
/** The definition of a link or a footnote, with the indented lines that go on with it; also in a quotation. */
const DEFINITION = /^(?: {0,3}>)* {0,3}\[[^\]\n]+\]:.*(?:\n[ \t]+\S.*)*/gm;
const QUOTED = /^(?: {0,3}>)+ ?/;
const FRONT_MATTER = /^\uFEFF?---\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/;

/** A definition that nothing refers to, so that it shows nowhere: what is compiled with it is the preview of a post. */
const OF_PREVIEW = '[preview of a post]: #';

/** Whether the source of a page is that of a post's preview. */
export const isPreview = (source: string): boolean => source.includes(`\n${OF_PREVIEW}\n`);

/** The source of a post, its definitions also before the cut: the preview is what stands there, and may refer to them. */
export function previewDefinitions(source: string): string {
  const cut = TRUNCATE.exec(source)?.index;
  const definitions = cut === undefined ? [] : (splitFences(source.slice(cut)).rest.match(DEFINITION) ?? []);
  // Without a cut not at the end, where the last fence need not be closed.
  const at = cut ?? FRONT_MATTER.exec(source)?.[0].length ?? 0;
  return [source.slice(0, at), OF_PREVIEW, ...definitions.map((one) => one.replace(QUOTED, '')), source.slice(at)].join('\n\n');
}
