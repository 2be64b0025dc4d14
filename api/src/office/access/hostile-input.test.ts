import {
  OFFICE_ENDPOINTS,
  type OfficeEndpointDefinition,
} from 'shared-contracts/office/endpoint-list.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';

/** Each address and text of these tests is one more call for each of 150 endpoints, so most are for the full run. */
const isFull = process.env.TEST_FULL === '1';

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice({ BOT_CHECK: 'off' });
  ({ call } = await shop.signInAs('owner'));
  await insertOrder(shop.db, {});
  const message = { name: 'Ana', email: 'ana@example.cl', message: 'Hola' };
  await shop.app.inject({ method: 'POST', url: '/api/contact', payload: message });
  await shop.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'ana@example.cl' } });
});
afterAll(() => shop.close());

/** JSON has half of a pair of UTF-16 units, which is no text for PostgreSQL. */
const HALF_PAIR = 'Ana \uD800 Soto';
const MARKS = '<script>alert(1)</script> \u202E {{7*7}} =1+1 \u200B';
const ALL_SEARCHES = [
  '\0',
  HALF_PAIR,
  MARKS,
  `'); drop table orders; --`,
  '%_\\',
  ':*&|!<->()',
  "'' \\' \"",
  '\u0301\u0301',
  'a '.repeat(50),
  'x'.repeat(10_000),
];
const SEARCHES = isFull ? ALL_SEARCHES : ALL_SEARCHES.slice(0, 3);
const ALL_NUMBERS = ['-1', '0', '100000', '1e9', '99999999999999999999', 'NaN', '1;2'];
const NUMBERS = isFull ? ALL_NUMBERS : ALL_NUMBERS.slice(0, 1);
const ALL_IDS = [
  '%00',
  '%27',
  '-1',
  '99999999999999999999',
  '%F0%9F%8D%B7',
  '..%2f..%2fmetrics',
  'x'.repeat(190),
];
const PATH_IDS = isFull ? ALL_IDS : ALL_IDS.slice(0, 1);

const reads = OFFICE_ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET');
const writes = OFFICE_ENDPOINTS.filter(
  ({ endpoint }) =>
    endpoint.method !== 'GET' &&
    !['public', 'signed-in'].includes(endpoint.access) &&
    // Ends the session of this test.
    !endpoint.path.endsWith('/sessions/end'),
);
const keysOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const TEXTS = ['2099-01-01T00:00:00.000Z', '2099-01-01', '18:00', 'ana@example.cl', 'ABC', '1', '13120'];
const NUMBERS_OF_BODY = [1, 0, 1_000, 100_000];

/** Value that fits the schema, with `text` wherever the schema takes any text. */
const sampleOf = (schema: z.core.$ZodType, text: string): unknown => {
  const { def } = schema._zod as unknown as {
    def: z.core.$ZodTypeDef & {
      innerType: z.core.$ZodType;
      in: z.core.$ZodType;
      element: z.core.$ZodType;
      options: z.core.$ZodType[];
      entries: object;
      values: unknown[];
      shape: Record<string, z.core.$ZodType>;
    };
  };
  const fitting = (values: unknown[]) =>
    values.find((value) => z.safeParse(schema, value).success) ?? values[0];
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, of]) => [key, sampleOf(of, text)]));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return sampleOf(def.innerType, text);
    case 'pipe':
      return sampleOf(def.in, text);
    case 'array':
      return [sampleOf(def.element, text)];
    case 'union':
      return sampleOf(def.options[0] as z.core.$ZodType, text);
    case 'record':
      return { title: text, [text]: text };
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'number':
      return fitting(NUMBERS_OF_BODY);
    case 'boolean':
      return true;
    case 'string':
      return fitting([text, ...TEXTS, crypto.randomUUID()]);
    default:
      return text;
  }
};

/** Id and version of a thing that the path names, so that the write gets past its version check. */
const aimAt = async (path: string): Promise<{ id: string; version: string }> => {
  const get = async (address: string) => (await call({ method: 'GET', path: address })).body;
  const list = /^\/office\/[\w-]+/.exec(path)?.[0] ?? '';
  const first = path.includes(':id') ? (await get(list)).data?.[0] : undefined;
  const id = String(first?.id ?? 'menu');
  const isDraft = /\/:id\/(draft|revisions|withdraw)/.test(path);
  const one = await get(path.includes(':id') ? `${list}/${id}${isDraft ? '/draft' : ''}` : path);
  return { id, version: one.version ?? first?.version ?? 'none' };
};

const named = (definitions: readonly OfficeEndpointDefinition[]) =>
  definitions.map((definition) => [definition.endpoint.id, definition] as const);

it.each(named(reads))('answers every address of %s', async (_id, { endpoint, schema }) => {
  const fill = (value: string) => endpoint.path.replaceAll(/:\w+/g, value);
  const paths = endpoint.path.includes(':') ? PATH_IDS.map(fill) : [endpoint.path];
  for (const path of paths) {
    const { status, body } = await call({ method: 'GET', path });
    expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
  }
  for (const key of keysOf(schema.query))
    for (const value of ['page', 'per_page'].includes(key) ? NUMBERS : SEARCHES) {
      const { status, body } = await call({ method: 'GET', path: fill('1') }, { query: { [key]: value } });
      expect(status, `${key}=${value} ${JSON.stringify(body)}`).toBeLessThan(500);
    }
});

it.each(named(writes))('answers every text in %s', async (_id, { endpoint, schema }) => {
  for (const text of isFull ? ['Ana \0', MARKS, HALF_PAIR] : [HALF_PAIR]) {
    const { id, version } = await aimAt(endpoint.path);
    const params = new Proxy({}, { get: (_, name) => (name === 'id' ? id : '1') });
    const made = schema.body ? sampleOf(schema.body, text) : {};
    const body = { ...(made as object), ...(keysOf(schema.body).includes('version') && { version }) };
    const { status, body: answer } = await call(endpoint, { params, body });
    expect(status, `${JSON.stringify(body)} ${JSON.stringify(answer)}`).toBeLessThan(500);
  }
});
