import {expect, test} from 'vitest';
import type {DocusaurusConfig} from '@docusaurus/types';
import {drawScript, mermaidFiles} from './mermaidFiles';

const IMPORTED = /(?:from|import)\s*\(?"([^"]+\.m?js)"/g;
const importedBy = (text: string) => [...text.matchAll(IMPORTED)].map(([, name]) => name!);

test('mermaid lies in one folder with all that it imports, and our scripts import it from there', () => {
  const files = mermaidFiles();
  const names = new Set(files.map(([name]) => `./${name}`));
  const imports = files.flatMap(([, text]) => importedBy(text));
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((name) => !names.has(name))).toEqual([]);

  const module = files[0]![0];
  const [name, text] = drawScript('draw-mermaid', 'src/features/diagrams/client/draw.ts', module, {
    themeConfig: {mermaid: {theme: {}}},
  } as unknown as DocusaurusConfig);
  expect(name).toMatch(/^draw-mermaid\.[0-9A-Z]{8}\.js$/);
  expect(importedBy(text)).toEqual([`./${module}`]);
});

test('an import that is not of the folder is told', () => {
  expect(importedBy('import{a}from"./chunks/mermaid.esm.min/chunk-A.mjs";const b=()=>import("./c.mjs");import"./d.mjs"')).toEqual([
    './chunks/mermaid.esm.min/chunk-A.mjs',
    './c.mjs',
    './d.mjs',
  ]);
});
