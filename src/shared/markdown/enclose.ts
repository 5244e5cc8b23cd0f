import type {ElementContent, Properties} from 'hast';
import type {RootContent} from 'mdast';

/** An HTML element around mdast, which has no node for one; with `hChildren`, around those instead. */
export const encloseIn = (hName: string, hProperties: Properties, children: RootContent[], hChildren?: ElementContent[]): RootContent =>
  ({type: 'paragraph', children, data: {hName, hProperties, ...(hChildren && {hChildren})}}) as RootContent;
