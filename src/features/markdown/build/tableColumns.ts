import type {Element, Root} from 'hast';
import {visit} from '../../../shared/markdown/visit';
import {ems} from '../../../shared/markdown/textWidth';

/** Columns with longer texts break them into lines; no column asks for more than this, in em, the cell's padding included. */
const MAX_COLUMN_EMS = 6;
/** Padding of a cell, left and right, in em at the size of text. */
const PADDING = 2;

function widthOf(cell: Element): number {
  let width = 0;
  visit(cell, 'text', ({value}) => {
    width += ems(value);
  });
  return width;
}

const elements = ({children}: Element) => children.filter((child) => child.type === 'element');

/**
 * Browsers give a table's columns room by their longest pieces that do not break: beside columns of code, one of Han text,
 * which breaks anywhere, shrinks to a character a line. So each column's head says how narrow it may become (`--least`, typography.css).
 */
export default function tableColumns() {
  return (root: Root) => {
    visit(root, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const rows = elements(table).flatMap(elements).map(elements);
      rows[0]?.forEach((head, column) => {
        const widest = Math.max(...rows.map((cells) => (cells[column] ? widthOf(cells[column]) : 0)));
        const width = Math.min(Math.ceil(widest) + PADDING, MAX_COLUMN_EMS);
        head.properties.style = [head.properties.style, `--least:${width}`].filter(Boolean).join(';');
      });
    });
  };
}
