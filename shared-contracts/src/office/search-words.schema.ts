import { z } from 'zod';
import { line, productId } from '../api/fields.schema.ts';
import { MAX_PINS, SEARCH_WORD_KINDS } from '../domain/search-words.ts';
import { LOCALES } from '../locale.ts';
import { listOf, listQuery, version } from './common.schema.ts';

const kind = z.enum(SEARCH_WORD_KINDS);
const locale = z.enum(LOCALES);
/** `meaning:es:vino tinto` */
const id = z.string().regex(/^(meaning|pins):(es|en):[a-z0-9.,$ ]{1,100}$/);
const MAX_FACTS = 12;

const values = {
  /** Any of these facts, e.g. `variedad:syrah`. Empty: the search ignores the phrase. Pins have none. */
  facts: z
    .array(z.string().regex(/^[a-z_]{1,40}:[a-z0-9-]{1,80}$/))
    .max(MAX_FACTS)
    .default([]),
  /** Products in their order. A meaning has none. */
  product_ids: z.array(productId).max(MAX_PINS).default([]),
};
const phrase = line(100);

const fact = z.object({ fact: z.string(), label: z.string(), /** On sale. */ products: z.int() });
const product = z.object({ id: z.int(), name: z.string(), stock: z.int(), price: z.int() });

const searchWord = z.object({
  id: z.string(),
  version,
  kind,
  locale,
  /** Without accents and capitals, as the search reads it. */
  phrase: z.string(),
  facts: z.array(z.string()),
  product_ids: z.array(z.int()),
  /** The facts, or the products, in words. */
  labels: z.array(z.string()),
  changed_at: z.string(),
});

export const listSearchWords = {
  query: z.object({
    ...listQuery(['changed_at', 'phrase']),
    kind: kind.optional(),
    locale: locale.optional(),
  }),
  response: listOf(searchWord),
};

export const readSearchWord = { params: z.object({ id }), response: searchWord };

export const addSearchWord = {
  body: z.object({ kind, locale, phrase, ...values }),
  response: searchWord,
};

export const changeSearchWord = {
  params: z.object({ id }),
  body: z.object({ version, ...values }),
  response: searchWord,
};

export const removeSearchWord = { params: z.object({ id }), response: z.object({}) };

/** Facts that a phrase may tell, with their words in the language of the request. */
export const listSearchFacts = {
  query: z.object({ locale: locale.optional() }),
  response: z.object({ data: z.array(fact) }),
};

const found = z.object({
  total: z.int(),
  /** Up to six. */
  products: z.array(product),
  corrected: z.string().nullable(),
  /** Words of the text, with what they tell. */
  terms: z.array(z.object({ text: z.string(), label: z.string() })),
});

/** Results of a search now, and with an entry as it is typed. */
export const previewSearchWord = {
  body: z.object({ q: line(100), kind, locale, phrase, ...values }),
  response: z.object({ now: found, changed: found }),
};

/** The last changes, the latest first. */
export const listSearchWordChanges = {
  response: z.object({
    data: z.array(
      z.object({
        /** Id of the audit entry. */
        id: z.string(),
        at: z.string(),
        kind,
        locale,
        phrase: z.string(),
        /** In words. Null: there was no entry, or it was removed. */
        before: z.array(z.string()).nullable(),
        after: z.array(z.string()).nullable(),
        /** False: the entry was changed again since. */
        is_last: z.boolean(),
      }),
    ),
  }),
};

export const undoSearchWordChange = {
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  response: z.object({}),
};
