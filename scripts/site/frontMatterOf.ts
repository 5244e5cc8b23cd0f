import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import {readText} from '../../src/shared/build/readText';

/** A page's front matter; of one that cannot be read, which the build will tell, nothing. */
export function frontMatterOf(file: string): Record<string, unknown> {
  try {
    return parseFileContentFrontMatter(readText(file)).frontMatter;
  } catch {
    return {};
  }
}
