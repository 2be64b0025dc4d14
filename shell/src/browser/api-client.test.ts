import { sendProof } from 'shared-contracts/api/orders';
import { listCommunes } from 'shared-contracts/api/regions';
import { login, logout } from 'shared-contracts/api/sessions';
import { updateCart } from 'shared-contracts/api/shopping-cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { createTokens } from './session/tokens.ts';

const CART = { query: { cart_id: 'x'.repeat(30) }, body: { sku: 'A', qty: 2 } };

/** The start of a body that is not complete. */
const BRACE = new TextEncoder().encode('{');

describe('API client of the browser', () => {
  const asked: Request[] = [];
  /** Receives the events of the page. */
  const page = new EventTarget();
  const answer = (make: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      asked.push(new Request(input instanceof Request ? input : new URL(input, 'http://shop.test'), init));
      return make();
    });
  const client = (tokens = createTokens()) => {
    vi.stubGlobal('location', { href: 'http://shop.test/', origin: 'http://shop.test' });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('document', { baseURI: 'http://shop.test/' });
    return createApiClient('en', tokens);
  };
  /** Replaces `console.error`, to which the client reports failures, by a silent spy. */
  const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(muteErrors);
  afterEach(() => {
    asked.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const json =
    (status: number, body: unknown, headers: Record<string, string> = {}) =>
    () =>
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });

  it('fills path parameters and sends the page’s language', async () => {
    answer(json(200, { data: [] }));
    expect(await client().call(listCommunes, { params: { id: '13' } })).toEqual({ data: [] });
    expect(asked[0]?.url).toBe('http://shop.test/api/regions/13/communes');
    expect(asked[0]?.headers.get('accept-language')).toBe('en');
    expect(asked[0]?.headers.get('authorization')).toBeNull();
  });

  it('uses keepalive for writes, but not for files, which browsers refuse with keepalive', async () => {
    answer(json(200, { data: [] }));
    await client().call(updateCart, CART);
    await client().call(sendProof, { params: { id: 'order-0123' }, headers: {}, body: { file: 'JVBERi0=' } });
    expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('continues the trace of a traced page, and ends the span with the status', async () => {
    const end = vi.fn();
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const call = vi.fn(() => ({ headers: { traceparent }, end }));
    vi.stubGlobal('shopTrace', { call, traceId: () => undefined });
    answer(json(200, { data: [] }));
    await client().call(listCommunes, { params: { id: '13' } });
    answer(json(404, { code: 'NOT_FOUND', message: 'no' }));
    await client()
      .call(listCommunes, { params: { id: '13' } })
      .catch(() => {});
    expect(call.mock.calls).toEqual([[listCommunes.id], [listCommunes.id]]);
    expect(asked.map(({ headers }) => headers.get('traceparent'))).toEqual([traceparent, traceparent]);
    expect(end.mock.calls).toEqual([[200], [404]]);
  });

  it('sends the access token', async () => {
    answer(json(200, { data: [] }));
    const tokens = createTokens();
    tokens.keep('token');
    await client(tokens).call(listCommunes, { params: { id: '13' } });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('waits for the restored session of a remembered customer', async () => {
    answer(json(200, { data: [] }));
    const tokens = createTokens();
    const restored = Promise.withResolvers<void>();
    tokens.settledBy(restored.promise);
    const asking = client(tokens).call(listCommunes, { params: { id: '13' } });
    tokens.keep('token');
    restored.resolve();
    await asking;
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('renews an expired token and repeats the request once', async () => {
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

  it('uses the token that another tab has renewed meanwhile', async () => {
    const tokens = createTokens();
    tokens.keep('old');
    answer(() => {
      const isOld = tokens.access() === 'old';
      tokens.keep('from another tab');
      return (isOld ? json(401, { code: 'UNAUTHORIZED', message: 'old' }) : json(200, { data: [] }))();
    });
    const renew = vi.fn(async () => true);
    tokens.renewBy(renew);
    await client(tokens).call(listCommunes, { params: { id: '13' } });
    expect(renew).not.toHaveBeenCalled();
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer from another tab');
  });

  it('reads again for the customer who signed in while the answer for another one was on its way', async () => {
    const tokens = createTokens();
    tokens.keep('of Ana', 'ana');
    answer(() => {
      tokens.keep('of Ben', 'ben');
      return json(200, { data: [] })();
    });
    await client(tokens).call(listCommunes, { params: { id: '13' } });
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer of Ana',
      'Bearer of Ben',
    ]);
    asked.length = 0;
    tokens.keep('of Ana', 'ana');
    await client(tokens).call(updateCart, CART);
    expect(asked).toHaveLength(1);
  });

  it('repeats no write for the customer who signed in after the one who wrote it', async () => {
    const tokens = createTokens();
    tokens.keep('of Ana', 'ana');
    answer(json(401, { code: 'UNAUTHORIZED', message: 'over' }));
    tokens.renewBy(async () => {
      tokens.keep('of Ben', 'ben');
      return true;
    });
    await expect(client(tokens).call(updateCart, CART)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer of Ana']);
    asked.length = 0;
    tokens.keep('of Ana', 'ana');
    await expect(client(tokens).call(listCommunes, { params: { id: '13' } })).rejects.toThrow();
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer of Ben');
  });

  it('throws the 401 when renewal fails, and does not renew after a wrong password', async () => {
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

  /** Answers every call, and the first one only when `release` is called. */
  const holdFirstAnswer = () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    answer(async () => {
      if (asked.length === 1) await promise;
      return json(200, { data: [] })();
    });
    return release;
  };
  const paths = () => asked.map(({ url }) => new URL(url).pathname);

  it('signs out after the calls that are under way', async () => {
    vi.useFakeTimers();
    const release = holdFirstAnswer();
    const { call } = client();
    const calls = [call(updateCart, CART), call(logout, {})];
    await vi.advanceTimersByTimeAsync(2_999);
    expect(paths()).toEqual(['/api/shopping-cart']);
    release();
    await Promise.all(calls);
    expect(paths()).toEqual(['/api/shopping-cart', '/api/logout']);
  });

  it('signs out without a call that takes too long', async () => {
    vi.useFakeTimers();
    const release = holdFirstAnswer();
    const { call } = client();
    const calls = [call(updateCart, CART), call(logout, {})];
    await vi.advanceTimersByTimeAsync(3_000);
    expect(paths()).toEqual(['/api/shopping-cart', '/api/logout']);
    release();
    await Promise.all(calls);
  });

  it('signs out at once when the page goes away', async () => {
    // The wait for the other call never ends.
    vi.useFakeTimers();
    const release = holdFirstAnswer();
    const { call } = client();
    const change = call(updateCart, CART);
    const exit = call(logout, {});
    page.dispatchEvent(new Event('pagehide'));
    await exit;
    expect(paths()).toEqual(['/api/shopping-cart', '/api/logout']);
    expect(asked[1]?.keepalive).toBe(true);
    release();
    await change;
  });

  it('keeps code, texts, fields and Retry-After of an error', async () => {
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

  it('accepts Retry-After as a date', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    answer(json(429, { code: 'TOO_MANY_REQUESTS', message: 'Wait' }, { 'retry-after': inAMinute }));
    const error = await client()
      .call(updateCart, CART)
      .catch((caught: unknown) => caught);
    const { retryAfter } = error as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(55);
    expect(retryAfter).toBeLessThanOrEqual(61);
  });

  it.each([
    ['the body’s statusCode', { statusCode: 409, status: 400 }, 409],
    ['the body’s status', { status: 410 }, 410],
    ['the answer’s status', {}, 422],
  ])('takes the status of an error from %s', async (_, body, statusCode) => {
    answer(json(422, { code: 'CONFLICT', message: 'No', ...body }));
    await expect(client().call(updateCart, CART)).rejects.toMatchObject({ statusCode });
  });

  describe('retries', () => {
    const busy = (headers: Record<string, string> = {}) =>
      json(503, { code: 'UNAVAILABLE', message: 'busy' }, headers)();
    const oneBad = (bad: () => Response | Promise<Response>) => {
      let asks = 0;
      answer(() => (asks++ === 0 ? bad() : json(200, { data: [] })()));
    };

    it.each([
      ['503', () => busy()],
      ['503 with a short Retry-After', () => busy({ 'retry-after': '1' })],
      ['502', () => new Response('', { status: 502 })],
      ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('a GET and a PUT once after %s', async (_, bad) => {
      oneBad(bad);
      await client().call(listCommunes, { params: { id: '13' } });
      expect(asked).toHaveLength(2);
      asked.length = 0;
      oneBad(bad);
      await client().call(updateCart, CART);
      expect(asked.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
    });

    it.each(['network error', 'Error in body stream', 'Load failed'])(
      'a GET and a PUT once after a body that was cut (%s)',
      async (message) => {
        const cut = () =>
          new Response(new ReadableStream({ start: (body) => body.error(new TypeError(message)) }));
        oneBad(cut);
        expect(await client().call(listCommunes, { params: { id: '13' } })).toEqual({ data: [] });
        oneBad(cut);
        await client().call(updateCart, CART);
        expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT', 'PUT']);
      },
    );

    it('a GET but no PUT of a page that was left, which WebKit lets fail when it restores the page', async () => {
      const leaveAndFail = () => {
        page.dispatchEvent(new Event('pagehide'));
        return Promise.reject(new TypeError('Failed to fetch'));
      };
      oneBad(leaveAndFail);
      await client().call(listCommunes, { params: { id: '13' } });
      expect(asked).toHaveLength(2);
      asked.length = 0;
      oneBad(leaveAndFail);
      await expect(client().call(updateCart, CART)).rejects.toMatchObject({ code: 'NETWORK' });
      expect(asked).toHaveLength(1);
    });

    it('no PUT that waited for the session when the page was left and restored', async () => {
      answer(json(200, { data: [] }));
      const tokens = createTokens();
      const restored = Promise.withResolvers<void>();
      tokens.settledBy(restored.promise);
      const written = client(tokens).call(updateCart, CART);
      page.dispatchEvent(new Event('pagehide'));
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      restored.resolve();
      await expect(written).rejects.toMatchObject({ code: 'NETWORK' });
      expect(asked).toEqual([]);
    });

    it('no POST', async () => {
      oneBad(() => busy());
      const body = { email: 'ana@example.com', password: 'x' };
      await expect(client().call(login, { body })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(asked).toHaveLength(1);
    });

    it('not when Retry-After is long', async () => {
      oneBad(() => busy({ 'retry-after': '30' }));
      await expect(client().call(updateCart, CART)).rejects.toMatchObject({ retryAfter: 30 });
      expect(asked).toHaveLength(1);
    });

    it('not after a 4xx or a 500', async () => {
      for (const status of [409, 429, 500]) {
        asked.length = 0;
        oneBad(() => json(status, { code: 'INTERNAL', message: 'no' })());
        await expect(client().call(updateCart, CART)).rejects.toMatchObject({ statusCode: status });
        expect(asked).toHaveLength(1);
      }
    });
  });

  describe('a failure', () => {
    const fail = (options?: { signal: AbortSignal }) =>
      client()
        .call(updateCart, CART, options)
        .catch(() => {});

    it('is reported with the endpoint’s name, without the request body, and thrown', async () => {
      const report = muteErrors();
      answer(json(500, { code: 'INTERNAL', message: 'no' }));
      await expect(client().call(updateCart, CART)).rejects.toMatchObject({ code: 'INTERNAL' });
      const [, context] = report.mock.calls[0] ?? [];
      expect(context).toEqual({
        kind: 'request',
        endpoint: 'update-cart',
        code: 'INTERNAL',
        status: 500,
      });
      expect(JSON.stringify(report.mock.calls)).not.toContain('x'.repeat(30));
    });

    it('without a response has the shop’s text, which contains no URL', async () => {
      const report = muteErrors();
      answer(() => Promise.reject(new TypeError('Failed to fetch')));
      await expect(client().call(updateCart, CART)).rejects.toMatchObject({
        code: 'NETWORK',
        statusCode: 500,
        message: 'There is a problem with the server, try again later',
      });
      expect(report.mock.calls.flat().map(String).join()).not.toContain('cart_id');
    });

    it('of a body that stalls ends the request after the timeout', async () => {
      vi.useFakeTimers();
      answer(() => new Response(new ReadableStream({ start: (body) => body.enqueue(BRACE) })));
      const credentials = { email: 'ana@example.com', password: 'x' };
      const call = client().call(login, { body: credentials });
      const failure = expect(call).rejects.toMatchObject({ code: 'TIMEOUT' });
      await vi.advanceTimersByTimeAsync(12_000);
      await failure;
      expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
    });

    it('with an error body of the contract is not reported', async () => {
      const report = muteErrors();
      answer(json(409, { code: 'OUT_OF_STOCK', message: 'no', statusCode: 409 }));
      await fail();
      expect(report).not.toHaveBeenCalled();
    });

    it('of an aborted call is not reported', async () => {
      const report = muteErrors();
      const giveUp = new AbortController();
      answer(() => {
        giveUp.abort();
        return Promise.reject(new DOMException('gone', 'AbortError'));
      });
      await fail({ signal: giveUp.signal });
      expect(report).not.toHaveBeenCalled();
    });
  });

  it('distinguishes a foreign response from a network error', async () => {
    answer(() => new Response('<p>hotel</p>', { headers: { 'content-type': 'text/html' } }));
    await expect(client().call(updateCart, CART)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
    answer(() => new Response('<p>proxy</p>', { status: 500, headers: { 'content-type': 'text/html' } }));
    await expect(client().call(updateCart, CART)).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      statusCode: 500,
    });
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client().call(updateCart, CART)).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
