import {readFileSync} from 'node:fs';

/** The text without a byte order mark, its lines ended by \n: Git for Windows and some editors write them otherwise. */
export const plainLines = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The text of a file that people write; every such file is read here. */
export const readText = (file: string): string => plainLines(readFileSync(file, 'utf8'));
