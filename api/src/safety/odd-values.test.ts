import fc from 'fast-check';
import { type EndpointSchema, endpointUrl } from 'shared-contracts/api/endpoint';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { OFFICE_ENDPOINTS } from 'shared-contracts/office/endpoint-list.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customersOf } from '../../test/customers.ts';
import { oddValues } from '../../test/odd-values.ts';
import { openOfficeOf } from '../../test/office-harness.ts';
import { openShop } from '../../test/shopper.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1000000' }));
afterAll(() => shop.close());

/** The shop of the tests has no layout, whose text these show. */
const NEEDS_LAYOUT = /^(?:read-layout|office-(?:read|change)-(?:age-gate|promotion))$/;
/** They would end the session of the test. */
const ENDS_SESSION = /^\/(?:logout|profile\/user|office\/(?:session|staff))/;
const { numRuns = 20 } = fc.readConfigureGlobal();
const COUNT = Math.min(30, Math.ceil(numRuns / 2));
const SEED = 20261129;

interface Input {
  params?: object;
  query?: object;
  body?: object;
}
const inputsOf = ({ params, query, body }: EndpointSchema, cart: string): Input[] => {
  const of = (schema: EndpointSchema['body']) =>
    schema ? oddValues(schema, { count: COUNT, seed: SEED }) : [];
  const [ids, queries, bodies] = [of(params), of(query), of(body)];
  return Array.from({ length: COUNT }, (_, at) => ({
    ...(ids[at] && { params: ids[at] }),
    ...(queries[at] && { query: { ...queries[at], ...('cart_id' in queries[at] && { cart_id: cart }) } }),
    ...(bodies[at] && { body: bodies[at] }),
  }));
};
/** A path parameter may be empty, or half a character: no browser can ask for it. */
const isAskable = (path: string, { params, query }: Input): boolean => {
  try {
    return !endpointUrl({ path }, { ...(params && { params }), ...(query && { query }) }).includes('//');
  } catch {
    return false;
  }
};

let cart: string;
let authorization: string;
beforeAll(async () => {
  cart = await shop.cartWith({ W6: 1 });
  authorization = `Bearer ${(await customersOf(shop).join()).tokens.access_token}`;
});

it('of valid requests make no endpoint of the shop fail', async () => {
  for (const { endpoint, schema } of ENDPOINTS) {
    const { id, method, path } = endpoint;
    if (NEEDS_LAYOUT.test(id) || (method !== 'GET' && ENDS_SESSION.test(path))) continue;
    for (const [at, input] of inputsOf(schema, cart).entries()) {
      if (!isAskable(path, input)) continue;
      const { params, query, body } = input;
      const url = endpointUrl(endpoint, { ...(params && { params }), ...(query && { query }) });
      const { status } = await shop.call(method, url, body, {
        'idempotency-key': `odd-value-${id}-${at}`,
        'x-order-key': 'x',
        ...(at % 2 === 0 && { authorization }),
      });
      expect(status, `${id} ${JSON.stringify(input)}`).toBeLessThan(500);
    }
  }
});

it('of valid requests make no endpoint of the office fail', async () => {
  const { call } = await shop.signInAs('owner');
  for (const { endpoint, schema } of OFFICE_ENDPOINTS) {
    const { id, path } = endpoint;
    if (NEEDS_LAYOUT.test(id) || ENDS_SESSION.test(path)) continue;
    for (const [at, input] of inputsOf(schema, cart).entries()) {
      if (!isAskable(path, input)) continue;
      const { status } = await call(endpoint, input, { 'idempotency-key': `odd-value-${id}-${at}` });
      expect(status, `${id} ${JSON.stringify(input)}`).toBeLessThan(500);
    }
  }
});
