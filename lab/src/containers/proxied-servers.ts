/** Servers behind the proxy, and requests to it, for the proxy's tests. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from 'tools/process/ports';
import { type Haproxy, type Rights, startProxy, stopProxy } from './proxy.ts';

export interface Backend {
  port: number;
  /** Requests except health checks. */
  seen: IncomingMessage[];
  isReady: boolean;
  /** Answers requests. At first with the server's name and the request's headers. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Refuses connections from now on. */
  close(): Promise<void>;
}

export const startBackend = async (name: string, host = '127.0.0.1', port = 0): Promise<Backend> => {
  const backend: Backend = {
    port,
    seen: [],
    isReady: true,
    answer: (request, response) =>
      void response.end(JSON.stringify({ name, url: request.url, headers: request.headers })),
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/readyz')
      return void response.writeHead(backend.isReady ? 200 : 503).end();
    backend.seen.push(request);
    backend.answer(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  backend.port = (server.address() as AddressInfo).port;
  return backend;
};

/** Sends a path as it is. `fetch` would resolve it. */
export const send = async (port: number, options: RequestOptions, body?: string | Buffer) => {
  const sent = request({ host: '127.0.0.1', port, agent: false, ...options }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode ?? 0, headers: response.headers, body: text };
};

/** The proxy with a shell and an API. */
export const startAll = async (
  haproxy: Extract<Haproxy, { kind: 'ready' }>,
  rights: Rights,
  settings: Readonly<Record<string, string>> = {},
) => {
  const [shell, api] = await Promise.all([startBackend('shell'), startBackend('api')]);
  const [port, innerPort] = [await freePort(), await freePort()];
  const proxy = await startProxy(
    haproxy,
    {
      PROXY_LISTEN: String(port),
      API_LISTEN: String(innerPort),
      SHELL_HOST: '127.0.0.1',
      SHELL_PORT: String(shell.port),
      SHELL_SERVERS: '1',
      API_HOST: '127.0.0.1',
      API_PORT: String(api.port),
      API_SERVERS: '1',
      CONNECT_RETRIES: '0',
      ...settings,
    },
    rights,
  );
  return {
    shell,
    api,
    port,
    innerPort,
    proxy,
    ask: (path: string, headers = {}) => send(port, { path, headers }),
    async stop() {
      await stopProxy(proxy);
      await Promise.all([shell.close(), api.close()]);
    },
  };
};

const TYPE_A = 1;
/** Compressed name: the one of the question. */
const SAME_NAME = 0xc00c;

/** A name server. `addresses` are those of the name `api`. */
export const startNameServer = async (addresses: string[]): Promise<{ port: number; stop: () => void }> => {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // After the header of 12 bytes: a name that ends with 0, its type and class in two bytes each (RFC 1035, 4.1).
    const end = query.indexOf(0, 12) + 5;
    const question = query.subarray(12, end);
    const isAsked = question.subarray(1, 4).toString() === 'api' && query.readUInt16BE(end - 4) === TYPE_A;
    const records = (isAsked ? addresses : []).map((ip) => {
      const record = Buffer.alloc(12);
      record.writeUInt16BE(SAME_NAME, 0);
      record.writeUInt16BE(TYPE_A, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt16BE(4, 10);
      return Buffer.concat([record, Buffer.from(ip.split('.').map(Number))]);
    });
    const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, question, ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, stop: () => socket.close() };
};
