import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {visit} from '../../../shared/markdown/visit';
import sizes from './heights.json';

/** The name of a diagram in heights.json, which `npm run record:diagrams` writes. */
export const diagramKey = (source: string): string => createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

/** Tells each diagram how high it will be once it is drawn (src/features/diagrams/theme/Mermaid), so that nothing moves then. */
export default function diagramRoom() {
  return (root: Root) => {
    visit(root, 'element', ({tagName, properties}) => {
      if (tagName === 'mermaid') {
        properties.room = roomOf((sizes as Record<string, number[]>)[diagramKey(String(properties.value))]);
      }
    });
  };
}

/**
 * As a CSS length; a percentage is of the column's width.
 * @param size a drawing's height in pixels, with a width as well if it shrinks with the column; nothing if mermaid cannot draw it
 */
export function roomOf([height, width]: number[] = []): string | undefined {
  if (!height) {
    return undefined;
  }
  return width ? `min(${height}px, ${((height / width) * 100).toFixed(1)}%)` : `${height}px`;
}
