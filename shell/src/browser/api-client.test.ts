import { listCommunes } from 'shared-contracts/api/regions';
import { login } from 'shared-contracts/api/sessions';
import { updateCart } from 'shared-contracts/api/shopping-cart';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { createTokens } from './session/tokens.ts';

const CART = { query: { cart_id: 'x'.repeat(30) }, body: { sku: 'A', qty: 2 } };

describe('API client of the browser', () => {
  const asked: Request[] = [];
  const answer = (make: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      asked.push(new Request(input instanceof Request ? input : new URL(input, 'http://shop.test'), init));
      return make();
    });
  const client = (tokens = createTokens()) => {
    vi.stubGlobal('location', { href: 'http://shop.test/', origin: 'http://shop.test' });
    vi.stubGlobal('document', { baseURI: 'http://shop.test/' });
    return createApiClient('en', tokens);
  };
  afterEach(() => {
    asked.length = 0;
    vi.unstubAllGlobals();
  });
  const json =
    (status: number, body: unknown, headers: Record<string, string> = {}) =>
    () =>
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });

  it('fills the path and asks in the language of the page', async () => {
    answer(json(200, { data: [] }));
    expect(await client().call(listCommunes, { params: { id: '13' } })).toEqual({ data: [] });
    expect(asked[0]?.url).toBe('http://shop.test/api/regions/13/communes');
    expect(asked[0]?.headers.get('accept-language')).toBe('en');
    expect(asked[0]?.headers.get('authorization')).toBeNull();
  });

  it('sends the access token once there is one', async () => {
    answer(json(200, { data: [] }));
    const tokens = createTokens();
    tokens.keep('token');
    await client(tokens).call(listCommunes, { params: { id: '13' } });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('asks once more with a new token when the old one is no longer taken', async () => {
    let renewed = false;
    answer(() => (renewed ? json(200, { data: [] }) : json(401, { code: 'UNAUTHORIZED', message: 'old' }))());
    const tokens = createTokens();
    tokens.keep('old');
    tokens.renewBy(async () => {
      renewed = true;
      tokens.keep('new');
      return true;
    });
    await client(tokens).call(listCommunes, { params: { id: '13' } });
    expect(asked.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });

  it('gives the refusal on when there is no new token, and never renews for a wrong password', async () => {
    answer(json(401, { code: 'UNAUTHORIZED', message: 'over' }));
    const tokens = createTokens();
    tokens.keep('old');
    const renew = vi.fn(async () => false);
    tokens.renewBy(renew);
    await expect(client(tokens).call(listCommunes, { params: { id: '13' } })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(renew).toHaveBeenCalledTimes(1);
    const credentials = { email: 'ana@example.com', password: 'x' };
    await expect(client(tokens).call(login, { body: credentials })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('keeps code, sentences, fields and waiting time of a refusal', async () => {
    const body = {
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Wait',
      errors: ['Wait'],
      fields: { qty: 'No' },
    };
    answer(json(429, body, { 'retry-after': '30' }));
    await expect(client().call(updateCart, CART)).rejects.toMatchObject({ ...body, retryAfter: 30 });
  });

  it('tells an answer that is not the API’s from a lost connection', async () => {
    answer(() => new Response('<p>proxy</p>', { status: 500, headers: { 'content-type': 'text/html' } }));
    await expect(client().call(updateCart, CART)).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      statusCode: 500,
    });
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client().call(updateCart, CART)).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
