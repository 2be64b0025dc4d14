/** Sends bytes over a socket, because a client library would normalize path and headers. */
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  status: number;
  /** Lower-case name → value. */
  headers: Record<string, string>;
  body: string;
  /** True if the server closed the connection. */
  isClosed: boolean;
}

/** The port of an app, which starts listening if necessary. */
export const portOf = async (app: FastifyInstance): Promise<number> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the app listens on no port');
  return address.port;
};

const parse = (text: string, isClosed: boolean): RawAnswer => {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/:\s*(.*)/s));
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body,
    isClosed,
  };
};

const isWhole = (text: string): boolean => {
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  const bodyAt = text.indexOf('\r\n\r\n') + 4;
  if (bodyAt < 4) return false;
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length - bodyAt >= Number(length);
};

/**
 * @param waitForEnd read until the server closes the connection
 * @param request head and body, with `\r\n`
 */
export const rawRequest = async (port: number, request: string, waitForEnd = false): Promise<RawAnswer> => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(request, 'latin1');
  let text = '';
  let isClosed = false;
  await new Promise<void>((done, fail) => {
    socket.on('error', fail);
    socket.on('data', (part: string) => {
      text += part;
      if (!waitForEnd && isWhole(text)) done();
    });
    socket.on('end', () => {
      isClosed = true;
      done();
    });
  });
  socket.destroy();
  return parse(text, isClosed);
};

export const rawGet = (port: number, path: string): Promise<RawAnswer> =>
  rawRequest(
    port,
    `GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    true,
  );
