import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiStub, type StubRequest } from './create-api-stub.ts';
import { mswHandlers } from './msw-handlers.ts';
import { type StubServer, startStubServer } from './server.ts';
import { createStubFetch } from './stub-fetch.ts';

const REQUESTS: StubRequest[] = [
  { method: 'GET', url: '/api/wines?per_page=3', headers: { 'accept-language': 'en' } },
  { method: 'GET', url: '/api/pages/home' },
  { method: 'GET', url: '/api/profile/user' },
  { method: 'PUT', url: '/api/shopping-cart?cart_id=stub-cart-000000000009', body: '{"sku":"","qty":-1}' },
  { method: 'POST', url: '/api/login', body: '{"email"' },
  {
    method: 'POST',
    url: '/api/login',
    body: '{"email":"sofia.rojas@correo.example","password":"tres copas"}',
  },
  { method: 'GET', url: '/api/nothing' },
  { method: 'GET', url: '/storage/products/a.1a2b3c4d.avif?w=320' },
];

const ask = async (by: typeof fetch, origin: string, { method, url, headers, body }: StubRequest) => {
  const answer = await by(`${origin}${url}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: String(body) } : {}),
  });
  return [answer.status, answer.headers.get('content-type'), await answer.text()];
};
const fromCore = async (request: StubRequest) => {
  const { status, headers, body } = await createApiStub().handle(request);
  return [status, headers['content-type'], body];
};

let server: StubServer;
beforeAll(async () => {
  server = await startStubServer({ port: 0 });
});
afterAll(() => server.close());

it.each(REQUESTS)('the server gives the same answer as the stub itself: $method $url', async (request) => {
  server.stub.reset();
  expect(await ask(fetch, server.url, request)).toEqual(await fromCore(request));
});

it.each(REQUESTS)('msw gives the same answer as the stub itself: $method $url', async (request) => {
  const msw = setupServer(...mswHandlers(createApiStub()));
  msw.listen();
  try {
    expect(await ask(fetch, 'http://shop.invalid', request)).toEqual(await fromCore(request));
  } finally {
    msw.close();
  }
});

it.each(REQUESTS)('a stub fetch gives the same answer as the stub itself: $method $url', async (request) => {
  const stubFetch = createStubFetch(createApiStub());
  expect(await ask(stubFetch, '', request)).toEqual(await fromCore(request));
});

it('the server changes its scenario while it runs, and refuses an unknown one', async () => {
  const choose = (body: object) =>
    fetch(`${server.url}/__scenario`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await choose({ scenario: 'server-error' })).status).toBe(200);
  expect((await fetch(`${server.url}/api/wines`)).status).toBe(500);
  expect((await choose({ overrides: { 'list-wines': 'normal' } })).status).toBe(200);
  expect((await fetch(`${server.url}/api/wines`)).status).toBe(200);
  expect((await choose({ scenario: 'flooded' })).status).toBe(422);
  expect((await choose({ overrides: { 'list-wine': 'normal' } })).status).toBe(422);
  const { scenario, scenarios } = (await (await fetch(`${server.url}/__scenario`)).json()) as {
    scenario: string;
    scenarios: object;
  };
  expect([scenario, Object.keys(scenarios).length]).toEqual(['server-error', 10]);
  const log = (await (await fetch(`${server.url}/__log`)).json()) as { endpoint: string; status: number }[];
  expect(log.slice(-2).map(({ endpoint, status }) => [endpoint, status])).toEqual([
    ['list-wines', 500],
    ['list-wines', 200],
  ]);
});

it('the server refuses the whole address for one unknown word, and is normal then', async () => {
  const choose = async (address: string) => {
    const answer = await fetch(`${server.url}/__scenario`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    });
    return [answer.status, await answer.json()];
  };
  const overrides = { 'update-cart': 'normal+slow' };
  expect(await choose('empty,update-cart:normal+slow')).toEqual([200, { scenario: 'empty', overrides }]);
  expect(await choose('empty,update-card:slow')).toEqual([
    422,
    { problems: 'There is no endpoint update-card' },
  ]);
  expect(await (await fetch(`${server.url}/__scenario`)).json()).toMatchObject({
    scenario: 'normal',
    overrides: {},
  });
});

it('a slow call can be aborted', async () => {
  const stubFetch = createStubFetch(createApiStub({ scenario: 'slow' }));
  const asked = stubFetch('/api/wines', { signal: AbortSignal.timeout(20) });
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
});
