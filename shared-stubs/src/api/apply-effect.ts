/**
 * Changes a valid answer as the scenario demands. It finds the values by field name, so it also works for
 * endpoints that are added later.
 */
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import { z } from 'zod';
import { isList } from './recorded.ts';
import type { ScenarioEffect } from './scenarios.ts';
import { changedPrice } from './shelf.ts';

type Path = readonly (string | number)[];
type Change = (value: unknown, field: string) => unknown;

/**
 * Calls `change` with every value of a tree and the name of its field. Items of an array get the field name
 * of the array.
 */
const changeAll = (value: unknown, field: string, change: Change): unknown => {
  const changed = change(value, field);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => changeAll(item, field, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeAll(item, key, change)]));
};

const STOCK_FIELDS = new Set(['stock', 'seats_left']);
/**
 * Fields with lists of products, articles or events, which the scenario "empty" clears. Menus and texts are
 * not among them.
 */
const LIST_FIELDS = new Set([
  'data',
  'items',
  'products',
  'related',
  'articles',
  'contents',
  'events',
  'formats',
]);
/**
 * Fields that the scenario with long texts leaves alone: identifiers, addresses, and values with a fixed
 * format.
 */
const PROGRAM_FIELDS =
  /^(id|.*_id|slug|sku|code|codes|key|kind|type|.*_type|status|.*_status|component|icon|.*icon|link|href|url|.*image|image|token|.*_token|value|network|number|platform|document|method|email|rut|phone|date|hour|.*_at|product_type|access_key|signature|algorithm|salt|challenge|shipping_type)$/;

const LONGER = 3;
const lengthen = (text: string): string => Array(LONGER).fill(text).join(' ');

const changeOf =
  (effect: ScenarioEffect): Change =>
  (value, field) => {
    switch (effect.kind) {
      case 'stock':
        return STOCK_FIELDS.has(field) && typeof value === 'number' ? effect.stock : value;
      case 'prices':
        return field === 'price' && typeof value === 'number' ? changedPrice(value, effect.percent) : value;
      case 'empty':
        return LIST_FIELDS.has(field) && Array.isArray(value) ? [] : value;
      case 'long-texts':
        return typeof value === 'string' && !PROGRAM_FIELDS.test(field) && !value.startsWith('/')
          ? lengthen(value)
          : value;
      default:
        return value;
    }
  };

/** Sets the stock of single products, wherever the answer names them. */
const withStockOf = (value: unknown, stockOf: Readonly<Record<string, number>>): unknown => {
  if (Array.isArray(value)) return value.map((item) => withStockOf(item, stockOf));
  if (typeof value !== 'object' || value === null) return value;
  const { sku, stock } = value as { sku?: unknown; stock?: unknown };
  const own = typeof sku === 'string' && typeof stock === 'number' ? stockOf[sku] : undefined;
  const fields = Object.entries(value).map(([key, item]) => [key, withStockOf(item, stockOf)]);
  return { ...Object.fromEntries(fields), ...(own === undefined ? {} : { stock: own }) };
};

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], root);

const putAt = (root: unknown, path: Path, value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = putAt(copy[key], rest, value);
  return copy;
};

/**
 * Sets those parts of the changed answer back to their old values that break the contract, for example an
 * empty list that must have items.
 */
const keepWithin = (schema: z.ZodType, changed: unknown, before: unknown): unknown => {
  const { error } = z.safeParse(schema, changed);
  return (error?.issues ?? []).reduce<unknown>((body, issue) => {
    const path = issue.path as Path;
    return putAt(body, path, valueAt(before, path));
  }, changed);
};

/** Numbers beside an emptied list: of filters, of pages, of results by kind. */
const withEmptyTotals = (body: unknown): unknown => {
  const { data, total, counts } = body as { data?: unknown; total?: number; counts?: object };
  if (!Array.isArray(data) || total === undefined) return body;
  return {
    ...(body as object),
    total: 0,
    ...(isList(body) && { current_page: 1, last_page: 1 }),
    ...(counts && { counts: Object.fromEntries(Object.keys(counts).map((kind) => [kind, 0])) }),
  };
};

/** @param body valid for the schema; the result is valid too */
export const applyEffect = (schema: EndpointSchema, body: unknown, effect: ScenarioEffect): unknown => {
  const changed = changeAll(body, '', changeOf(effect));
  const counted = effect.kind === 'empty' ? withEmptyTotals(changed) : changed;
  return keepWithin(schema.response, withStockOf(counted, effect.stockOf ?? {}), body);
};
