import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { type ReadRouting, WITHOUT_REPLICA } from '../db/read-routing.ts';
import { parseLsn } from '../db/replica/lsn.ts';
import { currentScope } from '../db/request-scope.ts';
import { addRequestScope } from './request-scope.ts';

const config = loadConfig({ APP_SECRET: 's'.repeat(32), REPLICA_MAX_LAG_MS: '10000' });
const POSITION = parseLsn('16/B374D848') ?? 0n;

const open = (readRouting: Partial<ReadRouting>) => {
  const app = Fastify();
  addRequestScope(
    app,
    {
      config,
      readRouting: { ...WITHOUT_REPLICA, isReplicated: true, written: async () => POSITION, ...readRouting },
    },
    { prefix: '/office', origin: 'https://oficina.example' },
  );
  app.all('/office/prices', async () => ({ lastWrite: String(currentScope().lastWrite) }));
  return app;
};

it('gives a writer the position of its writes, which its later reads must include', async () => {
  const app = open({});
  const write = await app.inject({ method: 'POST', url: '/office/prices', payload: { price: 1 } });
  expect(write.json()).toEqual({ lastWrite: 'latest' });
  const [cookie] = write.cookies;
  expect(cookie).toMatchObject({
    name: 'shop_seen',
    path: '/office',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    maxAge: 15,
  });
  const cookies = { shop_seen: cookie?.value ?? '' };
  const read = await app.inject({ url: '/office/prices', cookies });
  expect(read.json()).toEqual({ lastWrite: String(POSITION) });
  expect(read.cookies).toEqual([]);
});

it('answers a write whose position cannot be read', async () => {
  const app = open({ written: () => Promise.reject(new Error('away')) });
  const { statusCode, cookies } = await app.inject({ method: 'DELETE', url: '/office/prices' });
  expect([statusCode, cookies]).toEqual([200, []]);
});

it.each(['', '16/B374D848', '16/B374D848.9999999999.x', 'x.y.z', '%00', '16/B374D848.NaN.x'])(
  'ignores the cookie "%s"',
  async (value) => {
    const read = await open({}).inject({
      url: '/office/prices',
      headers: { cookie: `shop_seen=${value}` },
    });
    expect(read.json()).toEqual({ lastWrite: 'undefined' });
  },
);

it('names the network of a client outside, and none for the shop itself', async () => {
  const app = Fastify({ trustProxy: true });
  addRequestScope(
    app,
    { config, readRouting: WITHOUT_REPLICA },
    { prefix: '/api', origin: 'https://tienda.example' },
  );
  app.get('/client', async () => ({ client: currentScope().client ?? null }));
  const clientOf = async (forwardedFor?: string) =>
    (
      await app.inject({ url: '/client', headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {} })
    ).json().client;
  expect(await clientOf('2001:db8:1:2::9')).toBe('20010db800010002/64');
  expect(await clientOf()).toBeNull();
});
