import {createHash} from 'node:crypto';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {builtFile, contentTypeOf} from '../../../shared/testing/builtFiles';
import {hashSource, inlineScripts} from '../../content-policy/build/inlineScripts';

/** A copy of a built site on a server of its own, that can be taken from the net, deployed anew, or told to lie. */
export interface MovingSite {
  url: string;
  dir: string;
  /** Answers in place of the files; null: as they are. */
  answer: ((path: string, response: ServerResponse) => boolean) | null;
  requests: string[];
  /** Puts the next build in place: other pages, other names of the first scripts; the old ones are gone. Its number stands in `data-edition` of each page. */
  deploy: () => void;
  offline: (isOffline: boolean) => void;
  close: () => void;
}

/** Serves a copy of `build` as a plain host does, each file asked for again at every visit. */
export async function movingSite(build: string): Promise<MovingSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(build, dir, {recursive: true});
  let isDown = false;
  let deploys = 0;
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url!, 'http://x').pathname);
    site.requests.push(pathname);
    if (isDown) {
      request.socket.destroy();
    } else if (!site.answer?.(pathname, response)) {
      const file = builtFile(dir, pathname);
      const name = file ?? path.join(dir, '404.html');
      response.writeHead(file ? 200 : 404, {
        'content-type': contentTypeOf(name),
        'cache-control': 'no-cache',
      });
      response.end(readFileSync(name));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: MovingSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    dir,
    answer: null,
    requests: [],
    deploy: () => deploy(dir, ++deploys),
    offline(down) {
      isDown = down;
      if (down) {
        server.closeAllConnections();
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(dir, {recursive: true});
    },
  };
  return site;
}

/** Makes another build of the one in `dir`: its first scripts get other names, its pages a number, its worker their hashes. */
function deploy(dir: string, number: number): void {
  const worker = path.join(dir, 'sw.js');
  let script = readFileSync(worker, 'utf8');
  const first = globSync('assets/js/{runtime~main,main}.*.js', {cwd: dir});
  const renamed = first.map((file) => [file, file.replace(/[0-9a-f]{8}(?=\.js$)/, `0000000${number}`)] as const);
  for (const [from, to] of renamed) {
    writeFileSync(path.join(dir, to), readFileSync(path.join(dir, from)));
    rmSync(path.join(dir, from));
    script = script.replaceAll(from, to);
  }
  for (const file of globSync('**/*.html', {cwd: dir})) {
    const before = readFileSync(path.join(dir, file), 'utf8');
    const after = renamed
      .reduce((html, [from, to]) => html.replaceAll(from, to), before)
      .replace('<html ', `<html data-edition="${number}" `);
    // The page's policy allows its inline scripts by their hashes, and one of them names the first scripts.
    const allowed = inlineScripts(after).map(hashSource);
    writeFileSync(
      path.join(dir, file),
      inlineScripts(before).reduce((html, script, at) => html.replace(hashSource(script), allowed[at]!), after),
    );
  }
  // The manifest holds JSON inside a string: a file's entry reads [\"path\",\"hash\",bytes].
  script = script.replace(/\[\\"((?:[^"\\]|\\\\")+)\\",\\"([0-9a-f]{12})\\",\d+\]/g, (entry, file: string) => {
    const content = readFileSync(path.join(dir, file));
    return `[\\"${file}\\",\\"${createHash('sha256').update(content).digest('hex').slice(0, 12)}\\",${content.length}]`;
  });
  writeFileSync(worker, script.replace(/(\\"build\\":\\")[0-9a-f]{12}/, `$1${String(number).padStart(12, '0')}`));
}
