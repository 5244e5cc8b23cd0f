import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {readJson} from './readJson';
import {Refusal, type ApiRequest, type ApiResponse} from './types';

/** CORS for any origin: API keys, not origins, authenticate. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent',
  'Access-Control-Max-Age': '86400',
};

interface Options {
  /** @throws Refusal */
  route: (request: ApiRequest) => ApiResponse;
  /** For tests: is called first; when it resolves to true, it has answered itself. */
  intercept?: (request: ApiRequest, response: ServerResponse) => Promise<boolean>;
}

/** The search protocol over HTTP. */
export function createSearchServer({route, intercept}: Options): Server {
  return createServer((message, response) => {
    Object.entries(CORS).forEach(([name, value]) => response.setHeader(name, value));
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    respond(message, response).catch((error: Error) => {
      if (!(error instanceof Refusal)) {
        console.error(error);
      }
      const {status, message: text} = error instanceof Refusal ? error : {status: 500, message: 'Internal error'};
      response.writeHead(status).end(JSON.stringify({message: text, status}));
    });
  });

  async function respond(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://loopback${message.url}`);
    const header = message.headers['x-algolia-api-key'];
    const request = {
      method: message.method ?? 'GET',
      url,
      key: header ? String(header) : url.searchParams.get('x-algolia-api-key'),
      body: await readJson(message),
    };
    if (await intercept?.(request, response)) {
      return;
    }
    const {status, body} = route(request);
    response.writeHead(status).end(JSON.stringify(body));
  }
}
