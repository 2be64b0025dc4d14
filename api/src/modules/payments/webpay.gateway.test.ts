import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebpayGateway, GatewayRefusal, isApproved, type WebpayGateway } from './webpay.gateway.ts';

/** Response of the next call: status and JSON body. */
let answer: { status: number; body?: object } = { status: 200 };
const seen: { method?: string | undefined; path?: string | undefined; key: unknown; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ method: request.method, path: request.url, key: request.headers['tbk-api-key-secret'], body });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(answer.body && JSON.stringify(answer.body));
});
let gateway: WebpayGateway;
let settings: Parameters<typeof createWebpayGateway>[0];
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  settings = {
    WEBPAY_BASE_URL: `http://127.0.0.1:${port}`,
    WEBPAY_COMMERCE_CODE: '597055555532',
    WEBPAY_API_KEY: 'key',
  };
  gateway = createWebpayGateway(settings);
});
afterAll(() => server.close());

const respond = (status: number, body?: object) => {
  answer = { status, ...(body && { body }) };
};
/** Result of a call: its value, or the name of its error. */
const resultOf = (call: Promise<unknown>) =>
  call.catch((error: unknown) => (error instanceof Error ? error.name : 'no error'));
const ORDER = { buyOrder: 'CQ-1', sessionId: 's', amount: 9000, returnUrl: 'http://shop/return' };
const TRANSACTION = { status: 'AUTHORIZED', buy_order: 'CQ-1', response_code: 0 };

describe('the card gateway', () => {
  it('creates a payment with the shop’s key', async () => {
    respond(200, { token: 'abc', url: 'http://gateway/form' });
    expect(await gateway.create(ORDER)).toEqual({ token: 'abc', url: 'http://gateway/form' });
    const { method, key, body } = seen.at(-1) ?? {};
    expect([method, key]).toEqual(['POST', 'key']);
    expect(JSON.parse(body ?? '')).toEqual({
      buy_order: 'CQ-1',
      session_id: 's',
      amount: 9000,
      return_url: 'http://shop/return',
    });
  });

  it.each([{ token: 'abc' }, { url: 'http://gateway/form' }, { token: 1, url: 2 }, undefined])(
    'gives no form when it answers %j',
    async (body) => {
      respond(200, body);
      expect(await resultOf(gateway.create(ORDER))).toBe('GatewayUnavailable');
    },
  );

  it('returns the transaction of a commit and of a status', async () => {
    respond(200, TRANSACTION);
    expect([await gateway.commit('abc'), await gateway.status('abc')]).toEqual([TRANSACTION, TRANSACTION]);
    expect(seen.slice(-2).map(({ method }) => method)).toEqual(['PUT', 'GET']);
    expect(seen.at(-1)?.path).toMatch(/\/abc$/);
  });

  it.each([{ status: 'AUTHORIZED' }, { buy_order: 'CQ-1' }, undefined])(
    'returns no transaction when it answers %j',
    async (body) => {
      respond(200, body);
      expect(await resultOf(gateway.commit('abc'))).toBe('GatewayUnavailable');
    },
  );

  it.each([
    [404, 'GatewayRefusal'],
    [422, 'GatewayRefusal'],
    [401, 'GatewayUnavailable'],
    [500, 'GatewayUnavailable'],
  ])('with status %i rejects with %s', async (status, name) => {
    respond(status, { error_message: 'no' });
    expect(await resultOf(gateway.status('abc'))).toBe(name);
  });

  it('loads the SDK again after it could not be loaded', async () => {
    let mayLoad = false;
    const other = createWebpayGateway({
      ...settings,
      get WEBPAY_API_KEY() {
        if (!mayLoad) throw new Error('too many open files');
        return settings.WEBPAY_API_KEY;
      },
    });
    respond(200, TRANSACTION);
    expect(await resultOf(other.status('abc'))).toBe('GatewayUnavailable');
    mayLoad = true;
    expect(await other.status('abc')).toEqual(TRANSACTION);
  });

  it('tells a locked transaction from another refusal', async () => {
    const refusal = async (error_message: string) => {
      respond(422, { error_message });
      return gateway.commit('abc').catch((error: unknown) => error as GatewayRefusal);
    };
    const locked = await refusal('Transaction already locked by another process');
    expect(locked).toBeInstanceOf(GatewayRefusal);
    expect(locked).toMatchObject({ isLocked: true, cause: expect.any(Error) });
    expect(await refusal('Transaction already finished')).toMatchObject({ isLocked: false });
  });

  it.each([
    [{ type: 'REVERSED' }, undefined],
    [{ type: 'NULLIFIED', response_code: 0 }, undefined],
    [{ type: 'NULLIFIED', response_code: -8 }, 'GatewayRefusal'],
    [{ type: 'NULLIFIED' }, 'GatewayUnavailable'],
    [{ type: 'OTHER', response_code: 0 }, 'GatewayUnavailable'],
    [{ type: 'OTHER', response_code: -8 }, 'GatewayUnavailable'],
    [undefined, 'GatewayUnavailable'],
  ])('answers a refund with %j: %s', async (body, result) => {
    respond(200, body);
    expect(await resultOf(gateway.refund('abc', 500))).toBe(result);
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toEqual({ amount: 500 });
  });
});

it.each([
  [0, 'AUTHORIZED', true],
  [-1, 'AUTHORIZED', false],
  [null, 'AUTHORIZED', false],
  [0, 'FAILED', false],
])('the response code %s with status %s is a payment: %s', (response_code, status, isPaid) => {
  expect(isApproved({ response_code, status })).toBe(isPaid);
});
