/** Changes of the contract that break a released remote, and others that do not. */
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import type { EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import { state } from 'shared-contracts/bus/topic';
import { unit } from 'shared-contracts/domain/units';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { compareContracts } from './compare-contracts.ts';
import type { ContractRecord } from './contract-record.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { recordTopics } from './record-topics.ts';

const base = { version: '1', contract: 2, oldestContract: 1, endpoints: {}, topics: {}, exposes: [] };
const served = (schema: EndpointSchema, path = '/wines/:id'): EndpointDefinition => ({
  endpoint: { id: 'read-wine', method: 'GET', path, summary: '', errors: [] },
  schema,
});
const wine = z.object({
  name: z.string(),
  price: z.int().meta(unit('clp')),
  weight: z.int().meta(unit('grams')).optional(),
  ripening: z.int().meta(unit('ms')),
  colour: z.enum(['red', 'white']),
  note: z.string().optional(),
});
const query = z.object({ page: z.int().max(10).optional(), sort: z.string().optional() });
const before: EndpointSchema = { query, response: wine };
const cart = v.object({ total: v.number(), label: v.optional(v.string()) });

/** Reasons for which a remote of `before` does not fit an API or a bus of the changed contract. */
const reasonsOf = (schema: EndpointSchema, topic: v.GenericSchema, path?: string): string[] => {
  const topics = (payload: v.GenericSchema) =>
    recordTopics([{ topic: state('stub.cart', 1), payload, owner: 'shell' }]);
  const remote: ContractRecord = {
    ...base,
    id: 'catalog',
    role: 'remote',
    endpoints: recordEndpoints([served(before)]),
    topics: topics(cart),
  };
  const api: ContractRecord = {
    ...base,
    id: 'api',
    role: 'api',
    endpoints: recordEndpoints([served(schema, path)]),
  };
  const shell: ContractRecord = { ...base, id: 'shell', role: 'shell', topics: topics(topic) };
  return [api, shell].flatMap((one) => compareContracts(one, remote)).map(({ reason }) => reason);
};

const withWine = (response: z.ZodType): EndpointSchema => ({ query, response });
const { price: _, ...unpriced } = wine.shape;
const { note: __, ...unnoted } = wine.shape;

it.each<[string, string, EndpointSchema, v.GenericSchema?, string?]>([
  ['a removed field', 'price: is missing', withWine(z.object(unpriced))],
  [
    'a field of another type',
    'price: string instead of integer',
    withWine(wine.extend({ price: z.string() })),
  ],
  [
    'a field that may be missing',
    'name: may be missing',
    withWine(wine.extend({ name: z.string().optional() })),
  ],
  [
    'pesos that become another unit',
    'price: grams instead of clp',
    withWine(wine.extend({ price: z.int().meta(unit('grams')) })),
  ],
  [
    'ms that become seconds',
    'ripening: seconds instead of ms',
    withWine(wine.extend({ ripening: z.int().meta(unit('seconds')) })),
  ],
  [
    'an optional field with a new name',
    'note: is missing, and remark is not read',
    withWine(z.object({ ...unnoted, remark: z.string().optional() })),
  ],
  [
    'a new value of a list of words',
    'colour: ',
    withWine(wine.extend({ colour: z.enum(['red', 'white', 'rose']) })),
  ],
  [
    'a new field that callers must send',
    'currency: is missing',
    { query: query.extend({ currency: z.string() }), response: wine },
  ],
  [
    'a lower limit',
    'page: maximum',
    { query: query.extend({ page: z.int().max(5).optional() }), response: wine },
  ],
  ['another address', 'called as GET /wines/:id', before, cart, '/wine/:id'],
  [
    'an optional field of a topic with a new name',
    'label: is missing, and title is not read',
    before,
    v.object({ total: v.number(), title: v.optional(v.string()) }),
  ],
])(
  '%s breaks the remote, and the words name the field',
  (_, words, schema, topic = cart, path = '/wines/:id') => {
    expect(reasonsOf(schema, topic, path).join('\n')).toContain(words);
  },
);

it.each<[string, EndpointSchema, v.GenericSchema?]>([
  ['nothing', before],
  ['a new field', withWine(wine.extend({ grape: z.string() }))],
  ['a new optional field', withWine(wine.extend({ grape: z.string().optional() }))],
  ['a field that is always there now', withWine(wine.extend({ note: z.string() }))],
  ['a value that never comes now', withWine(wine.extend({ colour: z.enum(['red']) }))],
  [
    'a new field that callers may send',
    { query: query.extend({ currency: z.string().optional() }), response: wine },
  ],
  ['a higher limit', { query: query.extend({ page: z.int().max(50).optional() }), response: wine }],
  [
    'a unit for a field that had none',
    withWine(wine.extend({ note: z.string().meta(unit('santiago-day')).optional() })),
  ],
  ['a new field of a topic', before, v.object({ ...cart.entries, count: v.number() })],
  [
    'an optional field without a successor that is removed from a topic',
    before,
    v.object({ total: v.number() }),
  ],
])('%s is harmless', (_, schema, topic = cart) => {
  expect(reasonsOf(schema, topic)).toEqual([]);
});
