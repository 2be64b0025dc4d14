import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { portOf, rawRequest } from '../testing/raw-request.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const MB = 1024 * 1024;
/** The shell waits for so much of a body, bytes. */
const BEGINNING = 65 * 1024;

describe('a request that the shell forwards', () => {
  let shell: TestShell;
  let port: number;
  let apiUrl: string;
  const asked: IncomingMessage[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const upstream = createServer((incoming, response) => {
    asked.push(incoming);
    answer(incoming, response);
  });
  beforeAll(async () => {
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    apiUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    shell = await startTestShell({ API_URL: apiUrl, PROXY_TIMEOUT_MS: '100000' });
    port = await portOf(shell.app);
  });
  afterEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    await shell.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  const raw = (head: string, rest = '') =>
    rawRequest(port, `${head}\r\nHost: shop\r\n${rest || '\r\n'}`, false);
  const open = (method = 'GET', headers = {}) =>
    request({ port, host: '127.0.0.1', path: '/api/wines', method, headers });

  it('has the address of the client, and none of the headers that a client could forge', async () => {
    answer = (_, response) => response.end('{}');
    const forged = [
      'X-Forwarded-For: 203.0.113.7',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Port: 1',
      'X-Real-Ip: 203.0.113.7',
      'Forwarded: for=203.0.113.7',
      'Traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'Tracestate: a=b',
      'Baggage: a=b',
      'Connection: keep-alive, X-Mine',
      'X-Mine: 1',
      'Keep-Alive: timeout=1',
      'TE: trailers',
      'X-Kept: 2',
    ].join('\r\n');
    expect((await raw('GET /api/wines?a=1 HTTP/1.1', `${forged}\r\n\r\n`)).status).toBe(200);
    const { url, headers } = asked[0] as IncomingMessage;
    expect(url).toBe('/api/wines?a=1');
    expect(headers).toEqual({
      host: `127.0.0.1:${(upstream.address() as AddressInfo).port}`,
      connection: 'keep-alive',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-kept': '2',
    });
  });

  it('gets the headers of the API except those of a single connection, and nosniff', async () => {
    answer = (_, response) =>
      response
        .writeHead(201, [
          ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Text', 'ñ', 'X-Mine', '1'],
          ...['Connection', 'keep-alive, X-Mine', 'Keep-Alive', 'timeout=99', 'Content-Length', '2'],
        ])
        .end(Buffer.from('{}'));
    const sent = open().end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(201);
    const { date, connection, 'keep-alive': kept, ...rest } = response.headers;
    expect(rest).toEqual({
      'set-cookie': ['a=1', 'b=2'],
      'x-text': 'ñ',
      'content-length': '2',
      'x-content-type-options': 'nosniff',
    });
    expect(kept).not.toBe('timeout=99');
  });

  it('uses the connections to the API again', async () => {
    answer = (_, response) => response.end('{}');
    for (const _ of [1, 2, 3]) await raw('GET /api/wines HTTP/1.1');
    expect(new Set(asked.map(({ socket }) => socket.remotePort)).size).toBe(1);
  });

  it('is aborted at the API when the client leaves before the response', async () => {
    const closed = Promise.withResolvers<boolean>();
    answer = (_, response) => response.once('close', () => closed.resolve(response.writableEnded));
    const sent = open();
    sent.on('error', () => {});
    sent.end();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    sent.destroy();
    expect(await closed.promise).toBe(false);
  });

  it('is aborted at the API when the client leaves in the middle of a large response', async () => {
    const closed = Promise.withResolvers<boolean>();
    answer = (_, response) => {
      response.once('close', () => closed.resolve(response.writableEnded));
      response.write(Buffer.alloc(MB));
    };
    const sent = open().end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.on('error', () => {});
    response.destroy();
    expect(await closed.promise).toBe(false);
  });

  it.each([
    ['with a length', { 'content-length': '100' }],
    ['in chunks', {}],
  ])('is cut, never shortened, when the API dies in the middle of a response %s', async (_, headers) => {
    answer = (_, response) => {
      response.writeHead(200, headers);
      response.write('half', () => response.destroy());
    };
    const sent = open().end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await expect(once(response, 'end')).rejects.toThrow('aborted');
  });

  it('slows the API down when the client reads slowly', async () => {
    const whole = 64;
    let written = 0;
    answer = (incoming, response) => {
      if (incoming.url === '/api/other') return void response.end('{}');
      const write = (): void => {
        while (written < whole) {
          written += 1;
          if (!response.write(Buffer.alloc(MB))) return void response.once('drain', write);
        }
        response.end();
      };
      write();
    };
    const sent = open().end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    // Without backpressure, the whole response is in the shell's memory after so many other requests.
    for (let index = 0; index < 100; index += 1) await raw('GET /api/other HTTP/1.1');
    expect(written).toBeLessThan(whole / 2);
    let received = 0;
    for await (const part of response) received += (part as Buffer).length;
    expect(received).toBe(whole * MB);
  });

  it('sends a large body on as it arrives', async () => {
    const begun = Promise.withResolvers<void>();
    answer = (incoming, response) => {
      let size = 0;
      incoming.on('data', (part: Buffer) => {
        size += part.length;
        begun.resolve();
      });
      incoming.on('end', () => response.end(String(size)));
    };
    const sent = open('PUT', { 'content-type': 'application/json' });
    sent.write(Buffer.alloc(BEGINNING));
    await begun.promise;
    sent.end('end');
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(Buffer.concat(await response.toArray()).toString()).toBe(String(BEGINNING + 3));
  });

  it('gets the response of an API that refuses a large body unread', async () => {
    answer = (_, response) =>
      response.writeHead(413, { connection: 'close' }).end('{"code":"PAYLOAD_TOO_LARGE"}');
    const sent = open('PUT', { 'content-length': String(MB), 'content-type': 'application/json' });
    sent.on('error', () => {});
    sent.write(Buffer.alloc(BEGINNING));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    expect(response.headers.connection).toBe('close');
    expect(Buffer.concat(await response.toArray()).toString()).toContain('PAYLOAD_TOO_LARGE');
    sent.destroy();
  });

  it.each([
    ['of unknown length', {}],
    ['that is announced as large', { 'content-length': String(MB) }],
  ])('uses no connection to the API while 200 strangers hold back a body %s', async (_, headers) => {
    answer = (incoming, response) => void incoming.resume().once('end', () => response.end('{}'));
    const idle = Array.from({ length: 200 }, () => {
      const held = open('PUT', headers);
      held.on('error', () => {});
      held.write('x');
      return held;
    });
    await Promise.all(
      idle.map(async (held) => once(held, 'socket').then(([socket]) => once(socket, 'connect'))),
    );
    const body = 'Content-Length: 2\r\n\r\n{}';
    expect((await raw('PUT /api/cart HTTP/1.1', body)).status).toBe(200);
    expect((await raw('GET /api/payments/webpay/return HTTP/1.1')).status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual(['/api/cart', '/api/payments/webpay/return']);
    for (const held of idle) held.destroy();
  });

  it('is answered although 100 uploads of its network are held back', async () => {
    answer = (incoming, response) => void incoming.resume().once('end', () => response.end('{}'));
    const uploads = Array.from({ length: 100 }, () => {
      const held = open('PUT');
      held.on('error', () => {});
      held.write(Buffer.alloc(BEGINNING));
      return held;
    });
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect((await raw('GET /api/wines HTTP/1.1')).status).toBe(200);
    expect(asked.length).toBeLessThan(20);
    for (const held of uploads) held.destroy();
  });

  it('does not hold the connection to the API when its client stops reading', async () => {
    const closed = Promise.withResolvers<boolean>();
    const size = 64 * MB;
    answer = (_, response) => {
      response.once('close', () => closed.resolve(response.writableFinished));
      response.end(Buffer.alloc(size));
    };
    const idle = await startTestShell({ API_URL: apiUrl, PROXY_TIMEOUT_MS: '300' });
    const socket = connect(await portOf(idle.app), '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write('GET /api/wines HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(await closed.promise).toBe(false);
    socket.destroy();
    await idle.stop();
  });

  it('is told to continue when it asks before it sends its body', async () => {
    answer = (incoming, response) => void incoming.pipe(response);
    const sent = open('PUT', { expect: '100-continue', 'content-length': '2', 'content-type': 'text/plain' });
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.end('ok');
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(Buffer.concat(await response.toArray()).toString()).toBe('ok');
    expect(asked[0]?.headers.expect).toBeUndefined();
  });

  it('gets the length but no body for HEAD', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': '7' }).end();
    const sent = open('HEAD').end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.headers['content-length']).toBe('7');
    expect(await response.toArray()).toEqual([]);
  });

  it('is answered also when it is a GET with a body, which the API never sees', async () => {
    answer = (_, response) => response.end('{}');
    const { status } = await raw('GET /api/wines HTTP/1.1', 'Content-Length: 4\r\n\r\nodd!');
    expect(status).toBe(200);
    expect(asked[0]?.headers['content-length']).toBeUndefined();
  });

  it.each([
    '/api/../metrics',
    '/api/a/../../metrics',
    '/api/%2e%2E/metrics',
    '/api/..%2fmetrics',
    '/api/..%5cmetrics',
    '/api/..\\metrics',
    '/api/%',
  ])('at %s is refused, because a server behind the shell could resolve it', async (path) => {
    answer = (_, response) => response.end('{}');
    const { status } = await raw(`GET ${path} HTTP/1.1`);
    expect([400, 404]).toContain(status);
    expect(asked).toHaveLength(0);
  });

  it('keeps the bytes of its address', async () => {
    answer = (_, response) => response.end('{}');
    const paths = ['/api/search?q=..%2f%C3%B1&t=a+b', '/api/wines/a%2Fb', "/api/wines/a;b='c'"];
    for (const path of paths) expect((await raw(`GET ${path} HTTP/1.1`)).status).toBe(200);
    await raw('GET http://shop/api/wines?absolute HTTP/1.1');
    expect(asked.map(({ url }) => url)).toEqual([...paths, '/api/wines?absolute']);
  });

  it('of a client that leaves before its small body is complete never reaches the API', async () => {
    answer = (_, response) => response.end('{}');
    const socket = connect(port, '127.0.0.1');
    socket.write('PUT /api/shopping-cart HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n{"a"');
    const closed = once(socket.resume(), 'close');
    socket.end();
    await closed;
    await raw('GET /api/after HTTP/1.1');
    expect(asked.map(({ url }) => url)).toEqual(['/api/after']);
  });
});
