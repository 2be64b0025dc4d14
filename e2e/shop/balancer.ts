/** Round-robin load balancer. Skips servers that do not listen. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

interface Asked {
  request: IncomingMessage;
  body: Buffer;
}

/** Forwards a request. Resolves to false when the server does not listen, so that the balancer can try the next one. */
const passOn = (target: string, { request, body }: Asked, response: ServerResponse): Promise<boolean> =>
  new Promise((done) => {
    const { headers, method } = request;
    const forwarded = [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    const upstream = http.request(
      new URL(request.url ?? '/', target),
      { method, headers: { ...headers, 'x-forwarded-for': forwarded } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
        done(true);
      },
    );
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return done(false);
      response.destroy();
      done(true);
    });
    upstream.end(body);
  });

/** @param targets URLs of the servers. The caller may add them later. */
export const openBalancer = async (targets: readonly string[]): Promise<Balancer> => {
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    const body = await bodyOf(request);
    const first = turn++;
    for (let tries = 0; tries < targets.length; tries += 1) {
      const target = targets[(first + tries) % targets.length] as string;
      if (await passOn(target, { request, body }, response)) return;
    }
    response.writeHead(502).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
