/** Changes of a tool that break an assistant, and others that do not. */
import * as catalog from 'shared-contracts/tools/catalog';
import { unit } from 'shared-contracts/tools/fields';
import { type Tool, tool } from 'shared-contracts/tools/tool';
import { TOOLS } from 'shared-contracts/tools/tool-list';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { compareContracts } from './compare-contracts.ts';
import { type ContractRecord, recordBuild } from './contract-record.ts';
import { recordTools } from './record-tools.ts';

const pesos = v.pipe(v.number(), unit('clp'));
const grams = v.pipe(v.number(), unit('grams'));
const limit = (max: number) => v.pipe(v.number(), v.integer(), v.maxValue(max));
const input = {
  words: v.string(),
  price_max: v.optional(pesos),
  limit: v.optional(limit(20)),
  sort: v.optional(v.picklist(['price', 'name'])),
};
const output = {
  name: v.string(),
  price: pesos,
  colour: v.picklist(['red', 'white']),
  note: v.optional(v.string()),
  weight: v.optional(v.number()),
};
const endpoint = { id: 'search' };
const before = tool({
  name: 'catalog.add_found',
  description: { es: 'Agrega', en: 'Adds' },
  kind: 'cart',
  endpoints: [endpoint],
  input: v.strictObject(input),
  output: v.object(output),
});
const reading = { ...before, kind: 'read', http: true } as const;

const released = (version: string, tools: readonly Tool[]): ContractRecord => ({
  id: 'catalog',
  version,
  role: 'remote',
  contract: 3,
  oldestContract: 1,
  exposes: [],
  endpoints: {},
  topics: {},
  tools: recordTools(tools),
});
const reasonsOf = (next: readonly Tool[], was: Tool): string[] =>
  compareContracts(released('2', next), released('1', [was])).map(
    ({ about, reason }) => `${about}: ${reason}`,
  );

const taking = (fields: v.ObjectEntries): Tool => ({ ...before, input: v.strictObject(fields) });
const answering = (fields: v.ObjectEntries): Tool => ({ ...before, output: v.object(fields) });
const { price_max: _, ...withoutPrice } = input;
const { price: __, ...unpriced } = output;
const { note: ___, ...unnoted } = output;

it.each<[string, string, readonly Tool[], Tool?]>([
  ['a removed tool', 'is gone', []],
  ['a new name', 'is gone', [{ ...before, name: 'catalog.put_found' }]],
  [
    'a new input that assistants must send',
    'input: currency: is missing',
    [taking({ ...input, currency: v.string() })],
  ],
  ['an input that is removed', 'input: price_max', [taking(withoutPrice)]],
  [
    'an input that is required now',
    'input: sort',
    [taking({ ...input, sort: v.picklist(['price', 'name']) })],
  ],
  [
    'a value that an input no longer takes',
    'input: sort',
    [taking({ ...input, sort: v.optional(v.picklist(['price'])) })],
  ],
  ['a lower limit of an input', 'input: limit: maximum', [taking({ ...input, limit: v.optional(limit(5)) })]],
  [
    'an input in another unit',
    'price_max: clp instead of grams',
    [taking({ ...input, price_max: v.optional(grams) })],
  ],
  ['a removed field of the answer', 'output: price: is missing', [answering(unpriced)]],
  [
    'a renamed field of the answer',
    'output: note: is missing, and remark is not read',
    [answering({ ...unnoted, remark: v.optional(v.string()) })],
  ],
  [
    'a field of the answer that may be missing',
    'output: name: may be missing',
    [answering({ ...output, name: v.optional(v.string()) })],
  ],
  [
    'a new value in the answer',
    'output: colour',
    [answering({ ...output, colour: v.picklist(['red', 'white', 'rose']) })],
  ],
  [
    'a field of the answer in another unit',
    'price: grams instead of clp',
    [answering({ ...output, price: grams })],
  ],
  ['a field of the answer of another type', 'output: price', [answering({ ...output, price: v.string() })]],
  ['a confirmation that is dropped', 'the shopper confirmed it (cart)', [{ ...before, kind: 'read' }]],
  ['a reading tool that changes the cart', 'was read, is cart', [before], { ...before, kind: 'read' }],
  [
    'a tool that leaves HTTP',
    'is no longer offered over HTTP',
    [{ ...reading, http: undefined } as never],
    reading,
  ],
])('%s breaks assistants, and the words name the field', (_name, words, next, was = before) => {
  expect(reasonsOf(next, was).join('\n')).toContain(words);
});

it.each<[string, readonly Tool[], Tool?]>([
  ['nothing', [before]],
  ['another description', [{ ...before, description: { es: 'Agrega lo encontrado', en: 'Adds' } }]],
  ['a new tool', [before, { ...before, name: 'catalog.other' }]],
  ['a new input that assistants may send', [taking({ ...input, currency: v.optional(v.string()) })]],
  ['an input that may be missing now', [taking({ ...input, words: v.optional(v.string()) })]],
  [
    'a new value that an input takes',
    [taking({ ...input, sort: v.optional(v.picklist(['price', 'name', 'year'])) })],
  ],
  ['a higher limit of an input', [taking({ ...input, limit: v.optional(limit(50)) })]],
  ['a new field of the answer', [answering({ ...output, grape: v.string() })]],
  ['a field that is always in the answer now', [answering({ ...output, note: v.string() })]],
  ['a value that no longer comes', [answering({ ...output, colour: v.picklist(['red']) })]],
  ['a unit for a field that had none', [answering({ ...output, weight: v.optional(grams) })]],
  ['another endpoint', [{ ...before, endpoints: [{ id: 'list-wines' }] }]],
  ['a tool that HTTP offers too', [reading], { ...before, kind: 'read' }],
  ['a deprecation', [{ ...before, deprecated: true }]],
  ['a deprecated tool that is removed', [], { ...before, deprecated: true }],
])('%s is harmless', (_name, next, was = before) => {
  expect(reasonsOf(next, was)).toEqual([]);
});

it('records the tools that a build uses, with units and without unknown inputs', async () => {
  const facts = { version: '1', federation: '2.9.2', shared: {}, exposes: [] };
  const { tools } = await recordBuild({ ...facts, id: 'catalog', uses: { 'tools/catalog': ['search'] } });
  expect(Object.keys(tools ?? {})).toEqual([catalog.search.name]);
  expect(tools?.['catalog.search']?.input).toMatchObject({
    additionalProperties: false,
    required: ['words'],
    properties: { price_max: { type: 'integer', 'x-unit': 'clp' } },
  });
  expect(await recordBuild({ ...facts, id: 'shell', uses: {} })).not.toHaveProperty('tools');
});

it.each(TOOLS.map((one) => [one.name, one] as const))(
  '%s has a name and texts that browsers accept',
  (name, one) => {
    expect(name).toMatch(/^(?:catalog|checkout|content|account)\.[a-z_]{1,100}$/);
    expect(one.description.es).not.toBe(one.description.en);
    // Personal data and changes are for the page, where the shopper sees them.
    if (one.http) expect(one.kind).toBe('read');
  },
);
