import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {RootContent} from 'mdast';
import {encloseIn} from './enclose';

/** A field that narrows a list down, with its label, and what is said of how many there are (src/shared/client/filterBar.ts). */
export const filterField = (id: string, label: string, total: string): ElementContent[] => [
  h('label', {htmlFor: id}, label),
  h('input', {id, type: 'search', autoComplete: 'off', spellCheck: 'false'}),
  h('span', {role: 'status'}, total),
];

/**
 * The bar above a list, which stays hidden until its script has come.
 * @param name the class of the list: the bar is `name-bar`, its field `name-filter`
 */
export const filterBar = (name: string, label: string, total: string): RootContent =>
  encloseIn('div', {className: [`${name}-bar`, 'filter-bar'], dataPending: ''}, [], filterField(`${name}-filter`, label, total));
