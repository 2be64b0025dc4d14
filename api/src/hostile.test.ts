import fc from 'fast-check';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../test/harness.ts';
import { manyRuns } from '../test/many-runs.ts';
import { API_PREFIX } from './plugins/endpoint.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMIT_FACTOR: '100000' });
});
afterAll(() => shop.close());

/** Hostile texts, URL-encoded. */
const HOSTILE: Record<string, string> = {
  'SQL with a quote': "'%3B%20drop%20table%20products%3B--",
  'SQL that is always true': "'%20OR%20'x'%3D'x",
  'SQL that waits': '1)%3Bselect%20pg_sleep(5)--',
  'SQL with a union': "'%20UNION%20SELECT%20password%20FROM%20users--",
  'a query of the text search': 'a%3A*%20%26%20!b%20%7C%20%3C-%3E%20(',
  'signs of LIKE': '%25_%25%5C',
  'a path upwards': '..%2F..%2F..%2F..%2Fetc%2Fpasswd',
  'a path upwards, twice encoded': '%252e%252e%252fetc%252fpasswd',
  'a path of Windows': '..%5C..%5Cboot.ini',
  'a NUL': '%00',
  'a NUL inside': 'tinto%00.php',
  'bytes that are no UTF-8': '%ff%fe',
  'half a surrogate': '%ed%a0%80',
  'a broken escape': '%E0%A4%A',
  'a lonely percent sign': '%',
  'letters from right to left': '%E2%80%AEotnit%E2%81%A6',
  'a huge text': 'x'.repeat(4000),
  'many marks on one letter': `a${'%CC%81'.repeat(300)}`,
  'a huge number': '9'.repeat(60),
  'a number with an exponent': '1e999',
  'no number': 'NaN',
  'a negative number': '-1',
  'an object': '%7B%22%24gt%22%3A%22%22%7D',
  'a prototype': '__proto__',
  'a constructor': 'constructor%5Bprototype%5D%5Bx%5D%3D1',
  'a template': '%7B%7B7*7%7D%7D%24%7B7*7%7D',
  'a script': '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a new header line': 'x%0d%0aSet-Cookie%3A%20a%3Db',
  'an emoji': '%F0%9F%8D%B7',
};

/**
 * Texts with letters or digits with which a word of the shop begins. A search for such a text may find it.
 */
const HOLDS_WORDS = new Set(['a query of the text search', 'no number', 'a negative number', 'a template']);
/** Texts with a word of the trade, or one that is a letter away from it: tinto, promo, set. The search finds it. */
const HOLDS_TRADE_WORDS = new Set(['a NUL inside', 'a prototype', 'a new header line']);

const GETS = ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET');
const keysOf = (schema?: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Internal details that an error response must not contain: stack traces, paths, SQL, names of libraries. */
const INSIDE = new RegExp(
  [
    /\bat \S+ \(|node_modules|\.ts:|\/home|api\/src/,
    /postgres|kysely|syntax error|zod|SELECT |sqlstate|relation "/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * Many requests differ only in the query key that carries the text. `pnpm test` sends every fifth of them,
 * and `pnpm test:full` all. Both also send each text in the path and in all query keys of an endpoint at
 * once.
 */
const SHARE = process.env.TEST_FULL === '1' ? 1 : 5;
let turn = 0;
const isTurn = (): boolean => {
  turn += 1;
  return turn % SHARE === 0;
};

async function ask(url: string): Promise<void> {
  const answer = await shop.app.inject({ url });
  const context = `${url.slice(0, 200)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, context).toBeLessThan(500);
  expect(answer.headers['set-cookie'], context).toBeUndefined();
  if (answer.statusCode >= 400) {
    expect(answer.body, context).not.toMatch(INSIDE);
    expect(JSON.parse(answer.body), context).toMatchObject({
      statusCode: answer.statusCode,
      errors: expect.any(Array),
    });
  }
}

/** Expects an empty list or a 4xx from a list whose filter value or text is made up. */
async function expectNothing(url: string): Promise<void> {
  const answer = await shop.app.inject({ url });
  if (answer.statusCode >= 400) return;
  expect(answer.json(), url.slice(0, 200)).toMatchObject({ data: [], total: 0 });
}

describe.each(Object.entries(HOSTILE))('%s', (name, text) => {
  it('in every path and query of every read causes no 5xx and reveals no internals', async () => {
    for (const { endpoint, schema } of GETS) {
      const path = API_PREFIX + endpoint.path.replace(/:\w+/g, text);
      const keys = keysOf(schema.query);
      // Skip endpoints without path parameters and query keys: their URL would not contain the text.
      if (keys.length > 0 || endpoint.path.includes(':'))
        await ask(`${path}?${keys.map((key) => `${key}=${text}`).join('&')}`);
      const one = API_PREFIX + endpoint.path.replace(/:\w+/g, '1');
      for (const query of [...keys.map((key) => `${key}=${text}`), `${text}=${text}&x[${text}]=1`])
        if (isTurn()) await ask(`${one}?${query}`);
    }
  });

  it('as filter or search text finds nothing', async () => {
    for (const list of ['wines', 'boxes', 'gourmets', 'alcohols', 'offers', 'product-category/vinos']) {
      await expectNothing(`/api/${list}?tipo=${text}`);
      await expectNothing(`/api/${list}?marca=${text}&pais=${text}`);
      if (!HOLDS_WORDS.has(name)) await expectNothing(`/api/${list}?q=${text}`);
    }
    if (!HOLDS_WORDS.has(name) && !HOLDS_TRADE_WORDS.has(name)) await expectNothing(`/api/search?q=${text}`);
    await expectNothing(`/api/search?q=vino&type=${text}`);
  });
});

it('refuses or ignores repeated keys, bracket keys and endless keys', async () => {
  const odd = [
    'page=1&page=2',
    'page[]=1',
    'page[a][b]=1',
    'q=a&q=b',
    'sort=a&sort=b',
    'tipo[x]=1',
    'cart_id=1&cart_id=2',
  ];
  odd.push(
    'tipo=a&'.repeat(60),
    'precio_min=1&precio_min=x',
    '&&&===',
    `x=${'&x='.repeat(2000)}`,
    '__proto__[a]=1',
  );
  for (const { endpoint } of GETS) {
    for (const query of odd) await ask(`${API_PREFIX}${endpoint.path.replace(/:\w+/g, '1')}?${query}`);
  }
});

it('answers random URLs without 5xx and without internals', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(...Object.values(HOSTILE).map((value) => value.slice(0, 300))),
    fc.integer().map(String),
  );
  // About half of the texts are sent raw, so their percent-encoding may be malformed.
  const encoded = fc
    .tuple(text, fc.boolean())
    .map(([value, isRaw]) =>
      isRaw ? value.replace(/[^\x21-\x7e]/g, '%00') : encodeURIComponent(value.toWellFormed()),
    );
  const address = fc
    .record({
      read: fc.constantFrom(...GETS),
      part: encoded,
      keys: fc.array(fc.tuple(fc.nat(20), encoded), { maxLength: 6 }),
    })
    .map(({ read: { endpoint, schema }, part, keys }) => {
      const known = keysOf(schema.query);
      const query = keys.map(([index, value]) => `${known[index] ?? `k${index}`}=${value}`).join('&');
      return `${API_PREFIX}${endpoint.path.replace(/:\w+/g, () => part)}?${query}`;
    });
  await fc.assert(fc.asyncProperty(address, ask), { numRuns: manyRuns(), seed: 20261121 });
});
