import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {Page, Site} from './types';

type Found<T> = {page: Page; node: T; line: number};

/** Nodes of the given types on all pages, with their lines. */
export function nodesOf<T extends Node>(site: Site, types: T['type'][], pages = site.pages): Found<T>[] {
  const found: Found<T>[] = [];
  for (const page of pages) {
    visit(page.tree, types, (node) => {
      found.push({page, node: node as unknown as T, line: node.position?.start.line ?? 1});
    });
  }
  return found;
}

/** Line on which a front matter field stands; the first line when it is missing. */
export function fieldLine({text}: Page, field: string): number {
  return (
    Math.max(
      text.split('\n').findIndex((line) => line.startsWith(`${field}:`)),
      0,
    ) + 1
  );
}
