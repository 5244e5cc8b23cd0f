import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {builtFile, contentTypeOf} from './builtFiles';

/** Compressed already: sent as they are. */
const PACKED = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif']);

export interface BrotliServer {
  address: string;
  close: () => void;
}

/** Serves a folder of static files on loopback as a CDN would: brotli 11 (kept after the first time), hashed files for a year, `/a` from `a.html` or `a/index.html`. */
export async function brotliServer(folder: string): Promise<BrotliServer> {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = builtFile(folder, name);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const kind = path.extname(file);
    const headers = {
      'content-type': contentTypeOf(file),
      'cache-control': kind === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    };
    if (PACKED.has(kind)) {
      response.writeHead(200, headers).end(readFileSync(file));
      return;
    }
    const body = kept.get(file) ?? brotliCompressSync(readFileSync(file));
    kept.set(file, body);
    response.writeHead(200, {...headers, 'content-encoding': 'br'}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close()};
}
