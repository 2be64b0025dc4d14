/** A server in place of shells or APIs, whose pages contain all that it was told. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EchoOrigin {
  port: number;
  /** Received requests in order, without probes and contexts. */
  asked: IncomingMessage[];
  /** Answer to an address in place of the usual one. */
  answers: Map<string, (response: ServerResponse) => void>;
  stop(): Promise<void>;
}

const LONG = 'max-age=60, stale-while-revalidate=60, stale-if-error=3600';

/** Header values for the lifetime of a page. */
export const lifetime = (cdn: string = LONG) => ({
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': cdn,
});

export const startEchoOrigin = async (name: string): Promise<EchoOrigin> => {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '', headers, method } = request;
    if (url === '/readyz') {
      response.end('{}');
      return;
    }
    if (url === '/page-context') {
      const locale = headers['x-shop-locale'] === 'en' ? 'en' : 'es';
      response.writeHead(200, {
        'cache-control': 's-maxage=60, stale-if-error=3600',
        'x-page-context': `${locale}.1`,
        'x-shop-locale': locale,
        'x-shop-cohorts': 'off',
        'x-shop-locale-cookie': `locale=${locale}; Path=/`,
      });
      response.end();
      return;
    }
    origin.asked.push(request);
    const context = headers['x-page-context'];
    if (context) response.setHeader('x-page-context', context);
    response.setHeader('surrogate-key', 'all list');
    const other = origin.answers.get(url);
    if (other) {
      other(response);
      return;
    }
    for (const [header, value] of Object.entries(lifetime())) response.setHeader(header, value);
    response.end(JSON.stringify({ name, number: origin.asked.length, method, url, headers }));
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin: EchoOrigin = {
    port: (server.address() as AddressInfo).port,
    asked: [],
    answers: new Map(),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return origin;
};
