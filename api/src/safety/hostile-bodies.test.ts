import fc from 'fast-check';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf, PASSWORD, registration } from '../../test/customers.ts';
import { manyRuns } from '../../test/many-runs.ts';
import { openShop, type Shop } from '../../test/shopper.ts';

let shop: Shop;
let bearer: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1000000' });
  const customer = await customersOf(shop).join();
  bearer = `Bearer ${customer.tokens.access_token}`;
});
afterAll(() => shop.close());

/** Every endpoint that accepts a request body. */
const WRITES = ENDPOINTS.filter(({ endpoint, schema }) => endpoint.method !== 'GET' && schema.body).map(
  ({ endpoint }) => endpoint,
);
const IDS = { id: '00000000-0000-4000-8000-000000000000' };
const addressOf = (path: string): string => path.replace(/:(\w+)/g, () => IDS.id);
/** A cart id in the right format without a valid signature. */
const QUERY = `?cart_id=${'x'.repeat(22)}.${'y'.repeat(43)}`;

const INSIDE = new RegExp(
  [
    /\bat \S+ \(|node:internal|node_modules|\/src\/|\.ts:\d/,
    /\bselect\b.+\bfrom\b|\binsert into\b|\bupdate\b.+\bset\b/,
    /syntax error|constraint|relation "|pg_|kysely|zod|ECONN|argon2|\$\d\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const send = async (method: string, path: string, payload: string, contentType = 'application/json') => {
  const answer = await shop.app.inject({
    method: method as 'POST',
    url: `/api${addressOf(path)}${QUERY}`,
    payload,
    headers: { 'content-type': contentType, authorization: bearer, 'idempotency-key': 'una-llave-hostil' },
  });
  return { status: answer.statusCode, body: answer.body };
};
const expectRefused = ({ status, body }: { status: number; body: string }) => {
  expect({ status, body }).toMatchObject({
    status: expect.toSatisfy((code: number) => code >= 400 && code < 500),
  });
  expect(body).not.toMatch(INSIDE);
  expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
};

/** Bodies that no client of the shop sends. */
const RAW: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '1',
  '"x"',
  'true',
  '{"a":',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\u0000',
  '\ufeff{}',
  '{"email":"a@b.cl"}{"email":"c@d.cl"}',
  '['.repeat(5000),
  `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
  `{"email":"${'x'.repeat(60_000)}"}`,
  '{"email":{"$ne":null},"password":{"$gt":""}}',
  '{"email":["a@b.cl"],"password":["x"]}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  "email=a@b.cl' or 1=1 --",
];

/** Invalid values for a field. */
const VALUES: readonly unknown[] = [
  null,
  [],
  {},
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  "'; drop table users; --",
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>\r\nBcc: x@y.cl',
  '../../../../etc/passwd',
  'x'.repeat(20_000),
  '\ud800',
  { $where: '1' },
  [['a']],
];

const refusedByEveryField = (right: object, path: string, method = 'POST') =>
  Object.keys(right).flatMap((field) =>
    VALUES.map((value) => ({ method, path, field, body: { ...right, [field]: value } })),
  );

describe('a hostile body', () => {
  const raw = WRITES.flatMap(({ method, path }) => RAW.map((payload) => [method, path, payload] as const));

  it(`of ${raw.length} raw ones gets a 4xx without internal details from every endpoint`, async () => {
    expect(raw.length).toBeGreaterThan(154);
    for (const [method, path, payload] of raw) {
      const answer = await send(method, path, payload);
      // An endpoint without required fields ignores the body.
      if (isOptional(path) && answer.status === 200) continue;
      expectRefused(answer);
    }
  });

  /** Whether all fields of the endpoint are optional. It ignores unknown fields and changes nothing. */
  const isOptional = (path: string) => ['/refresh', '/logout', '/profile/user'].includes(path);

  it('with another media type is refused by every endpoint', async () => {
    for (const { method, path } of WRITES) {
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
      ]) {
        expectRefused(await send(method, path, 'a=1', type));
      }
    }
  });

  const person = registration({ email: 'hostil@example.cl' });
  const guest = { name: 'Ana', email: 'a@example.cl', phone: '987654321', terms: true };
  const fields = [
    ...refusedByEveryField({ ...person }, '/register'),
    ...refusedByEveryField({ email: 'a@example.cl', password: PASSWORD }, '/login'),
    ...refusedByEveryField({ email: 'a@example.cl' }, '/recover'),
    ...refusedByEveryField(
      { token: 'x'.repeat(43), password: PASSWORD, password_confirmation: PASSWORD },
      '/reset',
    ),
    ...refusedByEveryField({ name: 'Ana', email: 'a@example.cl', message: 'Hola' }, '/contact'),
    ...refusedByEveryField({ email: 'a@example.cl' }, '/newsletter'),
    ...refusedByEveryField({ event: 'ninguno', person_quantity: 1, ...guest }, '/events'),
    ...refusedByEveryField(
      { date: '2020-01-01', hour: '20:00', person_quantity: 1, ...guest },
      '/reservations',
    ),
    ...refusedByEveryField({ current_password: PASSWORD, email: 'otra@example.cl' }, '/profile/user/email'),
  ];

  it(`of ${fields.length} with one wrong field never makes the server fail`, async () => {
    for (const { method, path, field, body } of fields) {
      const { status, body: text } = await send(method, path, JSON.stringify(body));
      expect({ path, field, value: JSON.stringify(body).slice(0, 80), status }).toMatchObject({
        status: expect.toSatisfy((code: number) => code < 500),
      });
      expect(text).not.toMatch(INSIDE);
    }
  });

  it('at random never causes a 5xx at any endpoint', async () => {
    const names = [
      'email',
      'password',
      'token',
      'name',
      'rut',
      'phone',
      'type',
      'date',
      'hour',
      'event',
      'message',
      'terms',
      'person_quantity',
      'commune_id',
      'sku',
      'qty',
      'delivery',
      'payment_method',
      'altcha',
      '__proto__',
    ];
    const anyBody = fc.oneof(
      fc.json(),
      fc
        .dictionary(
          fc.constantFrom(...names),
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.integer(),
            fc.constant(null),
            fc.array(fc.string()),
            fc.object(),
          ),
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...WRITES), anyBody, async ({ method, path }, payload) => {
        const { status, body } = await send(method, path, payload);
        expect(status).toBeLessThan(500);
        expect(body).not.toMatch(INSIDE);
      }),
      { numRuns: manyRuns() },
    );
  });
});
