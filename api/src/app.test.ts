import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('the API', () => {
  it('reports liveness and readiness', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is ready while requests use every connection', async () => {
    const held = Array.from({ length: 5 }, () => shop.db.startTransaction().execute());
    const transactions = await Promise.all(held);
    try {
      expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
    } finally {
      await Promise.all(transactions.map((trx) => trx.rollback().execute()));
    }
  });

  it('answers an unknown URL with the error body in the requested language', async () => {
    const spanish = await shop.app.inject('/api/nothing-here');
    expect(spanish.statusCode).toBe(404);
    expect(spanish.json()).toEqual({
      statusCode: 404,
      message: 'No encontramos lo que buscas.',
      errors: ['No encontramos lo que buscas.'],
      code: 'NOT_FOUND',
    });
    const english = await shop.app.inject({
      url: '/api/nothing-here',
      headers: { 'accept-language': 'fr;q=0.9, en-GB;q=0.8, es;q=0.1' },
    });
    expect(english.json().message).toBe('We could not find what you asked for.');
  });

  it('refuses an address with a hash, which the router would drop', async () => {
    const own = await createTestApp();
    try {
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = own.app.server.address() as AddressInfo;
      for (const path of ['/metrics#x', '/readyz#x', '/api/wines#x']) {
        // `inject` would drop the hash.
        const [answer] = await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response');
        expect(answer.resume().statusCode, path).toBe(400);
      }
    } finally {
      await own.close();
    }
  });

  it('keeps a given request id, else creates one', async () => {
    const given = await shop.app.inject({ url: '/healthz', headers: { 'x-request-id': 'abcd-1234' } });
    expect(given.headers['x-request-id']).toBe('abcd-1234');
    const hostile = await shop.app.inject({ url: '/healthz', headers: { 'x-request-id': 'a"\\n{}' } });
    expect(hostile.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});
