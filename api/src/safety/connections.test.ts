import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ REQUEST_TIMEOUT_MS: '1000' });
});
afterAll(() => shop.close());

/**
 * Opens a connection and lets `say` write to it. Resolves when it is closed: received text, and ms until
 * then.
 */
const talk = (say: (socket: Socket) => void): Promise<{ answer: string; ms: number }> =>
  new Promise((resolve, reject) => {
    const started = Date.now();
    const socket = connect(Number(new URL(shop.base).port), '127.0.0.1', () => say(socket));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => resolve({ answer, ms: Date.now() - started }));
    socket.on('error', () => undefined);
    socket.setTimeout(15_000, () => {
      socket.destroy();
      reject(new Error('never cut off'));
    });
  });

const HEAD = 'POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';

describe('a connection', () => {
  it('that sends its headers slowly gets a 408 and is closed', async () => {
    const { answer } = await talk((socket) => {
      socket.write('GET /api/wines HTTP/1.1\r\nHost: shop\r\n');
      const drip = setInterval(() => socket.write('x: y\r\n'), 200);
      socket.on('close', () => clearInterval(drip));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"BAD_REQUEST"');
  });

  it('that never sends its announced body gets a 408 and is closed', async () => {
    const { answer } = await talk((socket) => socket.write(`${HEAD}Content-Length: 100\r\n\r\n{"email":`));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with too large headers gets a 431', async () => {
    const { answer } = await talk((socket) =>
      socket.write(`GET /api/wines HTTP/1.1\r\nHost: shop\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('without valid HTTP or with two lengths gets a 400 without internals', async () => {
    for (const bytes of [
      'EHLO shop\r\n\r\n',
      `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
      'GET /api/wines HTTP/1.1\r\nHost: shop\r\nX: a\0b\r\n\r\n',
    ]) {
      const { answer } = await talk((socket) => socket.write(bytes));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toMatch(/HPE|Error:|node:|\/src\//);
    }
  });

  it('with a too large body is refused before the body is read', async () => {
    const { answer } = await talk((socket) =>
      socket.write(`${HEAD}Connection: close\r\nContent-Length: 70000\r\n\r\n`),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('PAYLOAD_TOO_LARGE');
  });
});
