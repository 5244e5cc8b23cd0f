import path from 'node:path';
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Heading, Root, RootContent} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import {FIELDS} from '../fields';
import {readTerms, type Term} from '../readTerms';
import {titleOfDoc} from '../../../../config/contentTitles';
import {encloseIn} from '../../../shared/markdown/enclose';
import {filterBar} from '../../../shared/markdown/filterBar';
import {plainDetails} from '../../../shared/markdown/plainDetails';
import {plainLink} from '../../../shared/markdown/plainLink';

const NAME = 'glossary';

/** `::glossary`: all terms, by field, with a field to filter them by that stays hidden until its script has come (src/features/glossary/client). */
export default function glossary({baseUrl}: {baseUrl: string}) {
  const terms = readTerms(path.resolve());
  return (root: Root) => {
    visit(root, 'leafDirective', (node, index, parent) => {
      if (node.name === NAME) {
        parent.children.splice(
          index,
          1,
          encloseIn('div', {className: ['glossary']}, [
            filterBar('glossary', '在术语里找', `共 ${terms.length} 条`),
            fields(),
            ...FIELDS.flatMap((field) => section(field, terms, baseUrl)),
          ]),
        );
      }
    });
  };
}

/** The way to each field. */
const fields = () =>
  encloseIn(
    'nav',
    {className: ['glossary-fields'], ariaLabel: '领域', 'data-unsearched': ''},
    [],
    FIELDS.map(({name, title}) => plainLink({href: `#field-${name}`}, title)),
  );

function section({name, title}: (typeof FIELDS)[number], terms: Term[], baseUrl: string): RootContent[] {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: title}],
    data: {hProperties: {id: `field-${name}`}},
  };
  const entries = terms.filter(({field}) => field === name).map((term) => entry(term, baseUrl));
  return [heading, encloseIn('dl', {}, [], entries)];
}

/** A term in a row, its meaning cut off where the row ends; it opens to all of it. One that a note explains is searched for there. */
function entry({slug, zh, en, also, meaning, source, note}: Term, baseUrl: string): ElementContent {
  return h('div', {className: 'glossary-term', id: slug, ...(note && {'data-unsearched': ''})}, [
    h('dt', [
      h('dfn', zh),
      ' ',
      h('span', {lang: 'en'}, en),
      ...(also.length > 0 ? [h('span', {className: 'glossary-also'}, ` 又作 ${also.join('、')}`)] : []),
    ]),
    h('dd', [
      plainDetails(
        [{type: 'text', value: `${meaning}。`}],
        [
          h('p', {className: 'glossary-source', 'data-unsearched': ''}, [
            `出处：${source}`,
            ...(note ? ['；笔记：', plainLink({href: `${baseUrl}docs/${encodeURI(note)}`}, titleOfDoc(note))] : []),
          ]),
        ],
      ),
    ]),
  ]);
}
