/** An API server for tests that can be made to fail. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ApiMood = 'well' | 'slow' | 'silent' | 'unavailable' | 'junk' | 'html' | 'cut' | 'gone';

export interface FakeApi {
  url: string;
  mood: ApiMood;
  /** Answers wait for it. */
  held: Promise<void> | undefined;
  /** Answer to some requests in place of the usual one. */
  answerFor: (request: IncomingMessage) => unknown;
  /** Surrogate keys of the answer to an address. */
  tagsFor: (url: string) => string | undefined;
  /** Received requests in order. */
  asked: IncomingMessage[];
  stop(): Promise<void>;
}

/** Response time of a slow API: longer than the timeout of any page. */
const SLOW_MS = 4_000;

/** @param answers start of the path → response body */
export const startFakeApi = async (answers: Record<string, unknown>): Promise<FakeApi> => {
  const bodyFor = (url: string): unknown =>
    Object.entries(answers).find(([start]) => url.startsWith(start))?.[1] ?? null;
  const server = createServer((request, response) => {
    api.asked.push(request);
    const tagHeader = (url = '') => {
      const tags = api.mood === 'well' ? api.tagsFor(url) : undefined;
      return tags === undefined ? {} : { 'surrogate-key': tags };
    };
    const send = (status: number, body: string, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type, ...tagHeader(request.url) }).end(body);
    const good = () => {
      const body = api.answerFor(request) ?? bodyFor(request.url ?? '');
      send(body === null ? 404 : 200, JSON.stringify(body));
    };
    switch (api.mood) {
      case 'well':
        return void (api.held ? api.held.then(good) : good());
      case 'slow':
        return void setTimeout(good, SLOW_MS).unref();
      case 'silent':
        return;
      case 'unavailable':
        return send(503, JSON.stringify({ statusCode: 503, code: 'UNAVAILABLE', message: 'no', errors: [] }));
      case 'junk':
        return send(200, JSON.stringify({ data: { navbar: 7 } }));
      case 'html':
        return send(200, '<p>proxy</p>', 'text/html');
      case 'cut':
        response.writeHead(200, { 'content-length': 100 });
        return void response.write('{"data":', () => request.socket.destroy());
      case 'gone':
        return void request.socket.destroy();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api: FakeApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'well',
    held: undefined,
    answerFor: () => undefined,
    tagsFor: () => undefined,
    asked: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return api;
};
