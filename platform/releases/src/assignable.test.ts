import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { whyNotAssignable } from './assignable.ts';
import type { JsonSchema } from './json-schema.ts';

const json = (schema: z.ZodType, io: 'input' | 'output' = 'input') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
const exact = (from: z.ZodType, to: z.ZodType) => whyNotAssignable(json(from), json(to), 'exact');
const shape = (from: z.ZodType, to: z.ZodType) =>
  whyNotAssignable(json(from, 'output'), json(to, 'output'), 'shape');

describe('assignability of JSON schemas', () => {
  it.each(ENDPOINTS.map(({ endpoint, schema }) => [endpoint.id, schema] as const))(
    'fits itself: %s',
    (_, { body, query, response }) => {
      for (const part of [body, query]) if (part) expect(exact(part, part)).toEqual([]);
      // Each argument becomes a JSON Schema of its own, because identical objects would not be compared.
      expect(shape(response, response)).toEqual([]);
    },
  );

  const wine = z.object({ name: z.string(), price: z.int(), year: z.number().nullable() });

  it.each([
    ['a field that went away', wine.omit({ price: true }), 'price: is missing'],
    ['a field that may be missing now', wine.partial({ name: true }), 'name: may be missing'],
    ['a field of another type', wine.extend({ price: z.string() }), 'price: string instead of integer'],
    ['a wider number', wine.extend({ price: z.number() }), 'price: number instead of integer'],
    [
      'a field that may be null now',
      wine.extend({ name: z.string().nullable() }),
      'name: null instead of string',
    ],
  ])('reports %s', (_, changed, problem) => expect(shape(changed, wine)).toEqual([problem]));

  it.each([
    ['a field more', wine.extend({ grape: z.string() })],
    ['a field that is never null any more', wine.extend({ year: z.number() })],
    ['a narrower number', wine.extend({ year: z.int() })],
  ])('accepts %s in a response', (_, changed) => expect(shape(changed, wine)).toEqual([]));

  it('reports changes deep inside lists and unions', () => {
    const page = (item: z.ZodType) =>
      z.object({ data: z.array(z.union([z.object({ kind: z.literal('b') }), item])) });
    const before = page(z.object({ kind: z.literal('w'), name: z.string() }));
    const after = page(z.object({ kind: z.literal('w') }));
    expect(shape(after, before)).toEqual(['data[].name: is missing']);
    expect(shape(before, after)).toEqual([]);
  });

  it('reports a new value of an enum', () => {
    const before = z.object({ status: z.enum(['paid', 'open']) });
    const after = z.object({ status: z.enum(['paid', 'open', 'lost']) });
    expect(shape(after, before)).toEqual(['status: "lost" is none of "paid", "open"']);
    expect(shape(before, after)).toEqual([]);
  });

  it('compares limits only if the receiver checks them', () => {
    const before = z.object({ q: z.string().max(100), qty: z.int().min(0) });
    const after = z.object({ q: z.string().max(50), qty: z.int().min(1) });
    expect(exact(before, after)).toEqual([
      'q: maxLength 100 does not fit 50',
      'qty: minimum 0 does not fit 1',
    ]);
    expect(exact(after, before)).toEqual([]);
    expect(shape(before, after)).toEqual([]);
  });

  it('reports a field that a strict receiver refuses', () => {
    const sent = z.object({ sku: z.string(), qty: z.int() });
    expect(exact(sent, z.strictObject({ sku: z.string() }))).toEqual(['qty: is not accepted']);
  });

  it('compares recursive schemas', () => {
    const tree = z.object({
      text: z.string(),
      get children() {
        return z.array(tree);
      },
    });
    const poorer = z.object({
      get children() {
        return z.array(poorer);
      },
    });
    expect(shape(tree, tree)).toEqual([]);
    expect(shape(tree, poorer)).toEqual([]);
    expect(shape(poorer, tree)).toContain('text: is missing');
  });
});
