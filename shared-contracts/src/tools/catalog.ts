/** Tools with which assistants use the catalog: search, listing, one product, food (tool.ts). */
import * as v from 'valibot';
import { catalogue } from '../api/catalogue.ts';
import { search as searchEndpoint } from '../api/search.ts';
import { listSommelierFoods, listSommelierWines } from '../api/sommelier.ts';
import { MAX_QUERY_LENGTH } from '../domain/list-query.ts';
import { clp, count, FILTER_NAMES, product, slug, text, unit } from './fields.ts';
import { tool } from './tool.ts';

const found = v.object({ products: v.array(product), total: v.number() });
const prices = { price_min: v.optional(clp), price_max: v.optional(clp) };
const kind = v.picklist(['wines', 'boxes', 'gourmets', 'alcohols']);

export const search = /* @__PURE__ */ tool({
  name: 'catalog.search',
  description: {
    es: 'Busca productos por palabras: cepa, viña, lugar, tipo, precio o el nombre. Responde los más cercanos, con precio en pesos chilenos, disponibilidad y la dirección de su página.',
    en: 'Finds products by words: grape, winery, place, type, price or name. Answers the nearest ones, with the price in Chilean pesos, availability and the address of their page.',
  },
  kind: 'read',
  http: true,
  endpoints: [searchEndpoint],
  input: v.strictObject({ words: text(MAX_QUERY_LENGTH), ...prices, limit: v.optional(count(1, 20)) }),
  output: v.object({ ...found.entries, corrected: v.nullable(v.string()), ignored: v.array(v.string()) }),
});

export const filter = /* @__PURE__ */ tool({
  name: 'catalog.filter',
  description: {
    es: 'Lista productos de un tipo (wines: vinos, boxes: cajas, gourmets, alcohols: licores) con filtros. Los filtros de un tipo y sus valores son los que responde en filters.',
    en: 'Lists products of one kind (wines, boxes, gourmets, alcohols) with filters. The filters of a kind and their values are those that it answers in filters.',
  },
  kind: 'read',
  http: true,
  endpoints: Object.values(catalogue).flatMap(({ list, filters }) => [list, filters]),
  input: v.strictObject({
    kind,
    ...prices,
    ...v.entriesFromList(Object.values(FILTER_NAMES), v.optional(text(60))),
    sort: v.optional(v.picklist(['relevance', 'price', '-price', 'discount', 'newest'])),
    page: v.optional(count(1, 1_000)),
  }),
  output: v.object({
    ...found.entries,
    page: v.number(),
    pages: v.number(),
    filters: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  }),
});

const format = v.object({
  sku: v.string(),
  /** Weight. Null: sold by the piece. */
  grams: v.nullable(v.pipe(v.number(), unit('grams'))),
  price: clp,
  in_stock: v.boolean(),
});

export const describeProduct = /* @__PURE__ */ tool({
  name: 'catalog.describe_product',
  description: {
    es: 'Describe un producto por su slug: origen, cepas, cata, maridaje, puntajes, formatos y precio.',
    en: 'Describes a product by its slug: origin, grapes, tasting, pairing, scores, formats and price.',
  },
  kind: 'read',
  http: true,
  endpoints: Object.values(catalogue).map(({ detail }) => detail),
  input: v.strictObject({ slug }),
  output: v.object({
    ...product.entries,
    description: v.string(),
    country: v.nullable(v.string()),
    region: v.nullable(v.string()),
    grapes: v.array(v.string()),
    volume_ml: v.nullable(v.pipe(v.number(), unit('millilitres'))),
    /** Percent of the volume. */
    alcohol: v.nullable(v.number()),
    tasting_notes: v.nullable(v.string()),
    pairing: v.nullable(v.string()),
    scores: v.array(v.object({ jury: v.string(), points: v.number() })),
    formats: v.array(format),
  }),
});

export const availability = /* @__PURE__ */ tool({
  name: 'catalog.availability',
  description: {
    es: 'Dice si un producto está disponible ahora, por formato, y su precio.',
    en: 'Says whether a product is available now, by format, and its price.',
  },
  kind: 'read',
  http: true,
  endpoints: Object.values(catalogue).map(({ detail }) => detail),
  input: v.strictObject({ slug }),
  output: v.object({ in_stock: v.boolean(), formats: v.array(format) }),
});

export const pairWithFood = /* @__PURE__ */ tool({
  name: 'catalog.pair_with_food',
  description: {
    es: 'Recomienda vinos disponibles para una comida, por ejemplo cordero, con la razón de cada uno. Sin vinos, foods trae las comidas que la tienda conoce.',
    en: 'Recommends available wines for a food, for example lamb (cordero), each with the reason. Without wines, foods has the foods that the shop knows.',
  },
  kind: 'read',
  http: true,
  endpoints: [listSommelierFoods, listSommelierWines],
  input: v.strictObject({ food: text(60), limit: v.optional(count(1, 20)) }),
  output: v.object({
    /** The understood food. Null: the shop does not know it. */
    food: v.nullable(v.string()),
    wines: v.array(v.object({ ...product.entries, reason: v.string() })),
    foods: v.array(v.string()),
  }),
});
