import type {BuildContext} from '../../../shared/build/BuildContext';
import type {Answers} from '../../../shared/build/BuiltPages';
import {plainBody} from './plain';
import {toMarkdown} from './toMarkdown';

/** The body of a note or a post as Markdown, and as HTML that stands anywhere. */
export interface PlainTexts {
  markdown: string;
  html: string;
}

/** Reads the bodies of a build's pages. */
export const plainTexts = ({pages}: BuildContext): Answers<PlainTexts> =>
  pages.reader(
    'editions',
    ({$, url}) => {
      const body = plainBody($, url);
      return {markdown: toMarkdown(body), html: body.html()};
    },
    true,
  );
