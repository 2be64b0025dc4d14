import { API_PREFIX } from 'api/endpoint';
import { createTestApp, type TestApp } from 'api/testing/harness';
import { apiError } from 'shared-contracts/api/common.schema';
import { type Endpoint, endpointUrl } from 'shared-contracts/api/endpoint';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Calls every endpoint of the contract at the running API: each answers with its schema or a declared error.
 */
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMIT_FACTOR: '100000' });
});
afterAll(() => shop.close());

interface Ask {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const call = async (endpoint: Endpoint, { body, ...input }: Ask, language = 'es') => {
  const answer = await shop.app.inject({
    method: endpoint.method,
    url: API_PREFIX + endpointUrl(endpoint, input),
    headers: {
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    payload: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.statusCode, text: answer.body, json: () => JSON.parse(answer.body) as unknown };
};

const schemaOf = (id: string) => {
  const found = ENDPOINTS.find(({ endpoint }) => endpoint.id === id);
  if (!found) throw new Error(`no endpoint is called ${id}`);
  return found.schema;
};

/** Asserts that the response matches its schema or is a declared error. @returns which of the two */
const judge = async (endpoint: Endpoint, ask: Ask, language?: string): Promise<'answer' | 'error'> => {
  const { status, text, json } = await call(endpoint, ask, language);
  const context = `${endpoint.id} ${JSON.stringify(ask)} → ${status} ${text.slice(0, 400)}`;
  if (status === (endpoint.status ?? 200)) {
    const parsed = schemaOf(endpoint.id).response.safeParse(json());
    expect(parsed.error?.issues ?? [], context).toEqual([]);
    return 'answer';
  }
  const error = apiError.strict().safeParse(json());
  expect(error.error?.issues ?? [], context).toEqual([]);
  expect(error.data?.statusCode, context).toBe(status);
  // Every endpoint may refuse a malformed URL with `BAD_REQUEST`.
  expect([...endpoint.errors, 'BAD_REQUEST'], context).toContain(error.data?.code);
  return 'error';
};

/** Path parameters that cannot be read from a list. */
const PARAMS: Record<string, Record<string, string>> = {
  'list-communes': { id: '13' },
  'read-listing-page': { slug: 'wines' },
  'list-product-category': { category: 'tinto' },
  'read-product-category-filters': { category: 'ofertas' },
};

/** Queries of endpoints that answer nothing without one. */
const QUERIES: Record<string, Record<string, string>> = {
  'read-delivery-options': { commune: 'Ñuñoa' },
  'list-product-cards': { ids: '1,2' },
};

/** A request for an existing item, from the list above it: `/wines/:id` from `/wines`. */
async function exampleOf(endpoint: Endpoint): Promise<Ask> {
  if (PARAMS[endpoint.id]) return { params: PARAMS[endpoint.id] };
  if (QUERIES[endpoint.id]) return { query: QUERIES[endpoint.id] };
  const [above, rest] = endpoint.path.split('/:');
  const list = ENDPOINTS.find(
    (one) => one.endpoint.method === 'GET' && one.endpoint.path === above,
  )?.endpoint;
  if (rest === undefined || !list) return {};
  const { data = [] } = (await call(list, {})).json() as { data?: { slug?: string; id?: number | string }[] };
  return { params: { id: String(data[0]?.slug ?? data[0]?.id ?? 'none') } };
}

const GETS = ENDPOINTS.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET');

/** GET endpoints that need no session, cart, order, reservation, shared list, bot check or preview of a draft. */
const PUBLIC = GETS.filter(({ id, path, errors }) => {
  const needsMore =
    /cart(\?|$)|auto-apply|altcha|purchases|order-tracking|reservations|refresh|verify|draft-preview|shared-favourites/;
  return !errors.includes('UNAUTHORIZED') && !needsMore.test(path) && id !== 'read-event-availability';
});

it('has more than 40 public GET endpoints', () => expect(PUBLIC.length).toBeGreaterThan(40));

describe.each(['es', 'en'])('read in %s', (language) => {
  it.each(PUBLIC.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s answers as declared',
    async (_, endpoint) => {
      expect(await judge(endpoint, await exampleOf(endpoint), language)).toBe('answer');
    },
  );
});

describe.each(['es', 'en'])('a product page in %s', (language) => {
  it('answers as declared for every product of the shop', async () => {
    for (const endpoint of GETS.filter(({ path }) => /^\/(wines|boxes|gourmets|alcohols)\/:id$/.test(path))) {
      const list = GETS.find(({ path }) => endpoint.path === `${path}/:id`) as Endpoint;
      const { data, total } = (await call(list, { query: { per_page: 100 } }, language)).json() as {
        data: { slug: string }[];
        total: number;
      };
      expect(data.length).toBeGreaterThan(10);
      expect(data).toHaveLength(total);
      for (const { slug } of data)
        expect(await judge(endpoint, { params: { id: slug } }, language)).toBe('answer');
    }
  });
});

/** Malformed requests that the shop's own clients never send. */
const ODD = ['', 'x', '-1', '0', '999999999999', 'ñandú', '../..', 'null', '[]', '{}', 'true'];
const BODIES = [
  {},
  [],
  null,
  'text',
  7,
  { id: 1 },
  { email: 'x', sku: 1, qty: 'a', terms: 'no', data: null },
];

/** `pnpm test` sends a third of the values to each endpoint, in turns, and `pnpm test:full` all. */
const SHARE = process.env.TEST_FULL === '1' ? 1 : 3;

describe('a malformed request', () => {
  it.each(
    ENDPOINTS.map(({ endpoint }, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const),
  )('to %s is answered as declared, or with a declared error', async (_, endpoint, at) => {
    for (const odd of ODD.filter((_value, index) => (index + at) % SHARE === 0)) {
      const params = {
        id: odd || 'none',
        slug: odd || 'none',
        category: odd || 'none',
        code: odd || 'none',
      };
      const query = {
        page: odd,
        per_page: odd,
        q: odd,
        cart_id: odd,
        email: odd,
        tipo: odd,
        form: odd,
        country: odd,
      };
      await judge(endpoint, { params, query, body: endpoint.method === 'GET' ? undefined : {} });
    }
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return;
    for (const body of BODIES) await judge(endpoint, { params: { id: '1' }, body });
  });
});
