import path from 'node:path';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Expression} from 'estree';
import type {PhrasingContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {RESULTS, type Picture} from './makePicture';

/** The width of the column of text in a wide window, and what lies beside it on a phone, in pixels. */
const TEXT_WIDTH_PX = 720;
const MARGINS_PX = 32;

const TO_BUILD = `!${getFileLoaderUtils(false).loaders.file({folder: 'images'}).loader}?name=assets/images/[name].[ext]!`;

/** `require('…').default`: the bundler puts the file into the build and says where it is. */
function addressOf(name: string, from: string): Expression {
  const request = TO_BUILD + path.relative(from, path.join(RESULTS, name)).split(path.sep).join('/');
  const required: Expression = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: request}],
    optional: false,
  };
  return {type: 'MemberExpression', object: required, property: {type: 'Identifier', name: 'default'}, computed: false, optional: false};
}

const plus = (left: Expression, right: Expression): Expression => ({type: 'BinaryExpression', operator: '+', left, right});
const text = (value: string): Expression => ({type: 'Literal', value});

const attribute = (name: string, value: string | Expression): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value:
    typeof value === 'string'
      ? value
      : {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [{type: 'ExpressionStatement', expression: value}]}},
        },
});

function element(name: string, attributes: Record<string, string | Expression>, children: PhrasingContent[] = []): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)), children};
}

/** A picture as a page shows it; the page lies in the folder `from`. A tap on it waits for src/features/pictures/client. */
export function pictureNode({width, height, fallback, sources}: Picture, alt: string, from: string): MdxJsxTextElement {
  const sizes = `min(100vw - ${MARGINS_PX}px, ${Math.min(width, TEXT_WIDTH_PX)}px)`;
  const image = element('img', {src: addressOf(fallback, from), alt, width: String(width), height: String(height), 'data-pending': ''});
  const choices = sources.map(({type, files}) => {
    const srcSet = files
      .map((file, i) => plus(addressOf(file.name, from), text(` ${file.width}w${i < files.length - 1 ? ', ' : ''}`)))
      .reduce(plus);
    return element('source', {type, srcSet, sizes});
  });
  return choices.length > 0 ? element('picture', {}, [...choices, image]) : image;
}
