import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {contentTypeOf} from '../../src/shared/testing/builtFiles';
import {filePath} from '../../src/shared/markdown/filePath';

/** What a host answers with: a file of the build, another address, or (nothing) the not-found page. */
type Answer = {file: string} | {to: string} | undefined;
type Habits = (name: string, isFile: (file: string) => boolean) => Answer;

const fileOf: Habits = (name, isFile) => [name, `${name}.html`].filter(isFile).map((file) => ({file}))[0];
const leadsTo =
  (short: (name: string) => string): Habits =>
  (name, isFile) =>
    short(name) === name ? fileOf(name, isFile) : {to: short(name) || '/'};

/**
 * The habits of hosts with a build that holds `x.html` for each page `/x`. What they do not find, 404.html asks for once more.
 * Sources: https://github.com/slorber/trailing-slash-guide, deploy/nginx.conf, serve-handler.
 */
export const HOSTS: Record<string, Habits> = {
  'GitHub Pages': fileOf,
  'Cloudflare Pages': leadsTo((name) => name.replace(/(?<!\/index)\.html$|\/$/, '')),
  Netlify: leadsTo((name) => name.replace(/\/$/, '')),
  nginx: leadsTo((name) => name.replace(/(?:\/index)?\.html$|\/+$/, '')),
  'docusaurus serve': leadsTo((name) => name.replace(/\.html$|\/index$|\/$/, '')),
};

/** A build on a host with these habits. */
export interface Host {
  port: number;
  close: () => void;
}

/** Puts a build on a host of its own. @param base where on the host it lies, with a slash at both ends */
export async function serveAs(habits: Habits, build: string, base = '/'): Promise<Host> {
  const onDisk = (file: string) => path.join(build, file.slice(base.length));
  const isFile = (file: string) => file.startsWith(base) && existsSync(onDisk(file)) && statSync(onDisk(file)).isFile();
  const server = createServer((request, response) => {
    const name = filePath(new URL(request.url!, 'http://x').pathname);
    const found = name === base ? {file: `${base}index.html`} : habits(name, isFile);
    if (found && 'to' in found) {
      response.writeHead(301, {location: encodeURI(found.to)}).end();
      return;
    }
    const file = found?.file ?? `${base}404.html`;
    response.writeHead(found ? 200 : 404, {'content-type': contentTypeOf(file)});
    response.end(readFileSync(onDisk(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How the address of a page is written elsewhere, or by hand: what is behind it, or in the place of its path. */
export const SPELLINGS: [name: string, spell: (address: string) => string][] = [
  ['`/docs/x`', (address) => address],
  ['`/docs/x/`', (address) => `${address}/`],
  ['`/docs/x.html`', (address) => `${address}.html`],
  ['`/docs/x/index.html`', (address) => `${address}/index.html`],
  ['十六进制写成小写，`%e5`', (address) => address.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase())],
  [
    '编码了的字母，`%78`',
    (address) => address.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  ],
  [
    '编码了的字母，末尾有 `/`',
    (address) => `${address.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}/`,
  ],
];
