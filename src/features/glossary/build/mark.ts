import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Term} from '../readTerms';
import {plainLink} from '../../../shared/markdown/plainLink';
import {titleOfDoc} from '../../../../config/contentTitles';

/** A link to the glossary that needs no script, with what the card shows (src/features/glossary/client). */
export const mark = ({slug, zh, en, meaning, note}: Term, name: string, baseUrl: string): MdxJsxTextElementHast =>
  plainLink(
    {
      className: 'term',
      href: `${baseUrl}glossary#${slug}`,
      'data-term': zh,
      'data-en': en,
      'data-meaning': meaning,
      ...(note && {'data-note': `${baseUrl}docs/${note}`, 'data-title': titleOfDoc(note)}),
    },
    name,
  );
