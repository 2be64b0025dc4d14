import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import type { EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import { command, event, state } from 'shared-contracts/bus/topic';
import type { TopicDefinition } from 'shared-contracts/bus/topic-definitions';
import { TOPIC_UNITS } from 'shared-contracts/bus/topic-units';
import { ROUTES } from 'shared-contracts/routes';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compareContracts } from './compare-contracts.ts';
import { type ContractRecord, recordApi, recordBuild } from './contract-record.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { recordTopics } from './record-topics.ts';

const served = (schema: EndpointSchema, path = '/wines/:id', id = 'read-wine'): EndpointDefinition => ({
  endpoint: { id, method: 'GET', path, summary: '', errors: [] },
  schema,
});
const wine = z.object({ name: z.string(), price: z.int() });
const params = z.object({ id: z.string() });

const base = { version: '1', contract: 2, oldestContract: 1, endpoints: {}, topics: {} };
const shared = { react: { version: '19.3.1', requiredVersion: '^19.0.0' } };
const shell = (changes: Partial<ContractRecord> = {}): ContractRecord => ({
  ...base,
  id: 'shell',
  role: 'shell',
  federation: '2.9.2',
  shared,
  exposes: ['checkout/app', 'checkout/cart', 'catalog/app'],
  ...changes,
});
const checkout = (changes: Partial<ContractRecord> = {}): ContractRecord => ({
  ...base,
  id: 'checkout',
  role: 'remote',
  federation: '2.9.2',
  shared,
  exposes: ['checkout/app', 'checkout/cart'],
  ...changes,
});
const api = (registered: EndpointDefinition[]): ContractRecord => ({
  ...base,
  id: 'api',
  role: 'api',
  exposes: [],
  endpoints: recordEndpoints(registered),
});
const REMEDY = 'Install react 19.3.1, or release the shell with a newer one first';
const reasons = (one: ContractRecord, other: ContractRecord) =>
  compareContracts(one, other).map(({ about, reason }) => `${about}: ${reason}`);

describe('a remote and the API', () => {
  const caller = checkout({ endpoints: recordEndpoints([served({ params, response: wine })]) });

  it.each<[string, EndpointSchema, string[]]>([
    ['the same', { params, response: wine }, []],
    ['an additional field in the response', { params, response: wine.extend({ grape: z.string() }) }, []],
    [
      'a missing field in the response',
      { params, response: wine.omit({ price: true }) },
      ['endpoint read-wine: response: price: is missing'],
    ],
    [
      'a new field that every caller must send',
      { params, query: z.object({ currency: z.string() }), response: wine },
      ['endpoint read-wine: query: currency: is missing'],
    ],
    [
      'a new field that callers may send',
      { params, query: z.object({ currency: z.string().optional() }), response: wine },
      [],
    ],
  ])('with %s', (_, schema, problems) => {
    expect(reasons(caller, api([served(schema)]))).toEqual(problems);
    // The result must be the same when the API is the candidate.
    expect(reasons(api([served(schema)]), caller)).toEqual(problems);
  });

  it('reports an endpoint that was removed or has another address', () => {
    expect(reasons(caller, api([]))).toEqual(['endpoint read-wine: the API does not have it']);
    expect(reasons(caller, api([served({ params, response: wine }, '/wine/:id')]))).toEqual([
      'endpoint read-wine: called as GET /wines/:id, served as GET /wine/:id',
    ]);
  });

  it('accepts an endpoint whose id was renamed, and still compares its schemas', () => {
    const renamed = (schema: EndpointSchema) => api([served(schema, '/wines/:id', 'show-wine')]);
    expect(reasons(caller, renamed({ params, response: wine }))).toEqual([]);
    expect(reasons(caller, renamed({ params, response: wine.omit({ price: true }) }))).toEqual([
      'endpoint read-wine: response: price: is missing',
    ]);
  });

  it('ignores endpoints that the remote does not use', () => {
    expect(reasons(checkout(), api([]))).toEqual([]);
  });
});

describe('a remote and the shell', () => {
  it.each<[string, Partial<ContractRecord>, Partial<ContractRecord>, string[]]>([
    ['the previous contract version', { contract: 1 }, {}, []],
    [
      'a newer contract version than the shell supports',
      { contract: 3 },
      {},
      ['contract: checkout speaks 3, the shell serves 1 to 2'],
    ],
    [
      'an older contract version than the shell supports',
      { contract: 1 },
      { oldestContract: 2 },
      ['contract: checkout speaks 1, the shell serves 2 to 2'],
    ],
    [
      'another version of the federation packages',
      { federation: '3.0.0' },
      {},
      ['federation: checkout was built with 3.0.0, the shell with 2.9.2'],
    ],
    [
      'another major version of React',
      { shared: { react: { version: '20.0.0', requiredVersion: '^20.0.0' } } },
      {},
      [`react: checkout was built with 20.0.0 and takes ^20.0.0, the shell brings 19.3.1. ${REMEDY}`],
    ],
    [
      'a newer minor version of React than the shell',
      { shared: { react: { version: '19.4.0', requiredVersion: '^19.4.0' } } },
      {},
      [`react: checkout was built with 19.4.0 and takes ^19.4.0, the shell brings 19.3.1. ${REMEDY}`],
    ],
    [
      'a library that is not shared',
      { shared: { vue: { version: '3.0.0', requiredVersion: '^3.0.0' } } },
      {},
      ['vue: the shell does not share it'],
    ],
    [
      'a missing module that the shell loads',
      { exposes: ['checkout/app'] },
      {},
      ['module checkout/cart: the shell loads it, checkout exposes checkout/app'],
    ],
    [
      'a path that the shell does not know',
      { routes: ['/carrito', '/club/:id'] },
      { routes: ['/', '/carrito'] },
      ['route /club/:id: the shell does not know it'],
    ],
    [
      'a path of its own that only the shell has',
      { routes: ['/carrito'] },
      { routes: ['/carrito', '/club'] },
      [],
    ],
    ['paths, with a shell of an older build', { routes: ['/carrito'] }, {}, []],
    ['no paths, as an older build', {}, { routes: ['/carrito'] }, []],
  ])('with %s', (_, remote, frame, problems) => {
    expect(reasons(checkout(remote), shell(frame))).toEqual(problems);
    expect(reasons(shell(frame), checkout(remote))).toEqual(problems);
  });
});

describe('a remote and the bus', () => {
  const payload = v.object({ sku: v.string() });
  const more = v.object({ sku: v.string(), qty: v.number() });
  const using = (definition: TopicDefinition) => checkout({ topics: recordTopics([definition]) });
  const carrying = (definition: TopicDefinition) => shell({ topics: recordTopics([definition]) });
  const cartUpdate = (
    schema: v.GenericSchema,
    owner: 'checkout' | 'shell',
    version = 1,
  ): TopicDefinition => ({
    topic: command('cart.update', version),
    payload: schema,
    owner,
  });

  it('reports a payload of the sender that the bus refuses', () => {
    expect(reasons(using(cartUpdate(more, 'shell')), carrying(cartUpdate(payload, 'shell')))).toEqual([]);
    expect(reasons(using(cartUpdate(payload, 'shell')), carrying(cartUpdate(more, 'shell')))).toEqual([
      'topic cart.update: payload: qty: is missing',
    ]);
  });

  it('reports a missing field that the server of a command reads', () => {
    expect(reasons(using(cartUpdate(payload, 'checkout')), carrying(cartUpdate(more, 'checkout')))).toEqual(
      [],
    );
    expect(reasons(using(cartUpdate(more, 'checkout')), carrying(cartUpdate(payload, 'checkout')))).toEqual([
      'topic cart.update: payload: qty: is missing',
    ]);
  });

  it('reports a missing field that the reader of a state reads', () => {
    const cartState = (schema: v.GenericSchema): TopicDefinition => ({
      topic: state('cart.state', 1),
      payload: schema,
      owner: 'shell',
    });
    expect(reasons(using(cartState(payload)), carrying(cartState(more)))).toEqual([]);
    expect(reasons(using(cartState(more)), carrying(cartState(payload)))).toHaveLength(1);
  });

  it('compares events in both directions, because any remote may send them', () => {
    const opened = (schema: v.GenericSchema): TopicDefinition => ({
      topic: event('panel', 1),
      payload: schema,
    });
    expect(reasons(using(opened(payload)), carrying(opened(more)))).toHaveLength(1);
    expect(reasons(using(opened(more)), carrying(opened(payload)))).toHaveLength(1);
  });

  it('accepts the previous version with an adapter, and reports one without', () => {
    const newer = cartUpdate(more, 'shell', 2);
    const same = (value: unknown) => value;
    expect(
      reasons(
        using(cartUpdate(payload, 'shell')),
        carrying({ ...newer, adapters: { 1: { down: same, up: same } } }),
      ),
    ).toEqual([]);
    expect(reasons(using(cartUpdate(payload, 'shell')), carrying(newer))).toEqual([
      'topic cart.update: used in version 1, carried in version 2 without an adapter',
    ]);
  });

  it('reports a removed topic', () => {
    expect(reasons(using(cartUpdate(payload, 'shell')), shell())).toEqual([
      "topic cart.update: the shell's bus does not carry it",
    ]);
  });
});

describe('the contract record of this tree', () => {
  it.each([
    ['list-wines', 'clp'],
    ['read-wines', 'millilitres'],
    ['login', 'seconds'],
    ['read-table-calendar', 'minutes'],
  ])('has the units of %s, such as %s', (id, unit) => {
    expect(JSON.stringify(recordEndpoints()[id]?.response)).toContain(`"x-unit":"${unit}"`);
  });

  it('has the units of topics', () => {
    const topics = recordTopics();
    for (const [name, units] of Object.entries(TOPIC_UNITS)) {
      const found = JSON.stringify(topics[name]).match(/"x-unit"/g);
      // A path that the topic does not have would be missing.
      expect(found, name).toHaveLength(Object.keys(units).length);
    }
  });

  it('is compatible with itself', async () => {
    const facts = {
      version: '1',
      federation: '2.9.2',
      shared,
      exposes: ['app', 'cart', 'cart-sidebar', 'case-panel'],
    };
    const uses = {
      'api/shopping-cart': ['readCart'],
      'api/catalogue': ['catalogue'],
      'bus/topics': ['cartUpdate', 'cartState'],
    };
    const remote = await recordBuild({ ...facts, id: 'checkout', uses });
    expect(Object.keys(remote.topics)).toEqual(['cart.update', 'cart.state']);
    expect(Object.keys(remote.endpoints).length).toBeGreaterThan(10);
    const frame = await recordBuild({ ...facts, id: 'shell', exposes: [], uses });
    expect(remote.routes).toContain('/carrito');
    expect(remote.routes).not.toContain('/');
    expect(frame.routes).toEqual(ROUTES.map(({ path }) => path));
    expect(compareContracts(remote, frame)).toEqual([]);
    expect(compareContracts(remote, recordApi('1'))).toEqual([]);
    expect(compareContracts(recordApi('1'), frame)).toEqual([]);
  });
});
