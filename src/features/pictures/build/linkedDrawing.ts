import type {Element, ElementContent} from 'hast';
import type {PhrasingContent} from 'mdast';

/**
 * A drawing as Markdown nodes, its `<a href="./笔记.md">` as Markdown links: so Docusaurus resolves and checks them like those of the text.
 * Everything else passes through as the elements it is.
 */
export function linkedDrawing({tagName, properties, children}: Element): PhrasingContent {
  const inside = children.flatMap(contentOf);
  if (tagName === 'a') {
    const {href, ...hProperties} = properties;
    return {type: 'link', url: String(href).replaceAll(' ', '%20'), children: inside, data: {hProperties}};
  }
  // mdast has no node for other elements; `data` says what they become.
  return {type: 'emphasis', children: inside, data: {hName: tagName, hProperties: properties}};
}

function contentOf(node: ElementContent): PhrasingContent[] {
  return node.type === 'element'
    ? [linkedDrawing(node)]
    : node.type === 'text' && node.value.trim()
      ? [{type: 'text', value: node.value}]
      : [];
}
