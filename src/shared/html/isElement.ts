import type {AnyNode, Element} from 'cheerio';

export const isElement = (node: AnyNode): node is Element => 'attribs' in node;
