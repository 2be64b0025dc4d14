/**
 * Judges search results by facts of the catalogue, so that the same queries judge another catalogue.
 * `queries.csv` is for development. `held-out.csv` was set aside when the queries were written.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from 'api/database';
import { sql } from 'kysely';
import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import type { Locale } from 'shared-contracts/locale';

export interface JudgedQuery {
  locale: Locale;
  query: string;
  /** All must be true of a right answer. Each is one of several alternatives `key:value`. */
  facts: readonly (readonly string[])[];
}

/** A product as the judge sees it. It reads the catalogue's tables, not the index of the search. */
export interface Judged {
  slug: string;
  kind: string;
  inStock: boolean;
  /** CLP. */
  price: number;
  name: string;
  year: number | null;
  facts: ReadonlySet<string>;
  numbers: Readonly<Record<string, readonly number[]>>;
  place: string;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export async function readQueries(name: 'queries' | 'held-out'): Promise<JudgedQuery[]> {
  const text = await readFile(path.join(import.meta.dirname, `${name}.csv`), 'utf8');
  // The files have no quoted cells: neither queries nor facts contain commas.
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([locale, query = '', facts = '']) => ({
      locale: locale === 'en' ? 'en' : 'es',
      query,
      facts: toFacts(facts),
    }));
}

/** A fact ends where the next key begins, because values such as `name:gran reserva` have blanks. */
const toFacts = (text: string): string[][] => text.split(/ (?=[a-z_]+:)/).map((fact) => fact.split('|'));

export async function readProducts(db: Db, locale: Locale): Promise<Judged[]> {
  const { rows } = await sql<
    Omit<Judged, 'facts' | 'inStock' | 'kind'> & {
      type: string;
      stock: number;
      brand: string;
      facets: string[];
      foods: string[];
    }
  >`
    select p.slug, p.type, p.year, s.price, t.name, b.name as brand,
      concat_ws(' ', p.attributes ->> 'region', p.attributes ->> 'valley',
        (select string_agg(l.label, ' ') from product_facets f join facet_labels l using (key, value)
          where f.product_id = p.id and key in ('region_francia'))) as place,
      (select coalesce(max(a.stock), 0)::int from skus k join sku_availability a using (sku) where k.product_id = p.id) as stock,
      array(select key || ':' || value from product_facets f where f.product_id = p.id
        union select 'in:' || f.key || ':' || f.value from box_contents c join skus k on k.sku = c.sku
          join product_facets f on f.product_id = k.product_id where c.box_sku = s.sku)
        || case when s.reference_clp > s.price then array['offer:yes'] else '{}' end as facets,
      array(select jsonb_array_elements_text(coalesce(p.attributes -> 'foods', '[]'))) as foods,
      json_build_object('price', array[s.price], 'year', array_remove(array[p.year], null),
        'sweetness', array_remove(array[(p.attributes ->> 'sweetness')::int], null),
        'volume', array_remove(array[(p.attributes ->> 'volume_ml')::int], null),
        'bottles', array(select sum(c.qty)::int from box_contents c where c.box_sku = s.sku having sum(c.qty) > 0),
        'grams', array(select format from skus k where k.product_id = p.id and format is not null)) as numbers
    from products p
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    join brands b on b.id = p.brand_id
    join skus s on s.product_id = p.id and s.position = 0
    where p.is_active`.execute(db);
  return rows.map(({ type, stock, facets, foods, brand, ...row }) => ({
    ...row,
    kind: type === 'GourmetProduct' ? 'gourmet' : type.toLowerCase(),
    inStock: stock > 0,
    name: fold(`${row.name} ${brand}`),
    place: fold(row.place),
    facts: new Set([...facets, ...foods.map((food) => `food:${food}`)]),
  }));
}

/** English names of places, and one-word names. */
const PLACES: Readonly<Record<string, string>> = {
  burgundy: 'borgona',
  bordeaux: 'burdeos',
  'la-rioja': 'rioja',
};

function meets(product: Judged, alternative: string): boolean {
  const at = alternative.indexOf(':');
  const [key, value] = [alternative.slice(0, at), alternative.slice(at + 1)];
  if (key === 'kind') return product.kind === value;
  if (key === 'place') return product.place.includes(PLACES[value] ?? value);
  if (key === 'name') return product.name.includes(value);
  const numbers = product.numbers[key];
  if (!numbers) return product.facts.has(alternative);
  const [min = '', max = value] = value.includes('..') ? value.split('..') : [value];
  return numbers.some(
    (number) => number >= Number(min || 0) && number <= Number(max || Number.POSITIVE_INFINITY),
  );
}

/** Facts by which a shopper recognises a product. The others may be given up when nothing has them all. */
const SOFT = new Set(['year', 'price', 'volume', 'grams', 'offer', 'food', 'sweetness', 'content']);
const isSoft = (fact: readonly string[]) => fact.every((one) => SOFT.has(one.slice(0, one.indexOf(':'))));
/** "price:low" and "price:high": the cheapest and the dearest of what meets the other facts. */
const SHARE = 0.4;

/** Gain of each product for a query: 3 right, 2 right but sold out, 1 nearest when nothing is right, else 0. */
function gainsOf({ facts }: JudgedQuery, products: readonly Judged[]): Map<string, number> {
  const priced = facts.find(([fact]) => fact === 'price:low' || fact === 'price:high');
  const others = facts.filter((fact) => fact !== priced);
  const having = (wanted: readonly (readonly string[])[]) =>
    products.filter((product) => wanted.every((fact) => fact.some((one) => meets(product, one))));
  let right = having(others);
  if (priced) {
    const prices = right.map(({ price }) => price).toSorted((a, b) => a - b);
    const isLow = priced[0] === 'price:low';
    const limit = prices[Math.floor((prices.length - 1) * (isLow ? SHARE : 1 - SHARE))] ?? 0;
    right = right.filter(({ price }) => (isLow ? price <= limit : price >= limit));
  }
  if (right.some(({ inStock }) => inStock))
    return new Map(right.map((one) => [one.slug, one.inStock ? 3 : 2]));
  const near = having(others.filter((fact) => !isSoft(fact)));
  const best = near.length > 0 ? near : mostMet(others, products);
  return new Map([
    ...best.map((one): [string, number] => [one.slug, 1]),
    ...right.map((one): [string, number] => [one.slug, 2]),
  ]);
}

function mostMet(facts: readonly (readonly string[])[], products: readonly Judged[]): Judged[] {
  const met = products.map(
    (product) => facts.filter((fact) => fact.some((one) => meets(product, one))).length,
  );
  const most = Math.max(1, ...met);
  return products.filter((_, index) => met[index] === most);
}

/** Whether the right answer is an article or event. */
const contentOf = ({ facts }: JudgedQuery): string | undefined =>
  facts
    .flat()
    .find((fact) => fact.startsWith('content:'))
    ?.slice('content:'.length);

export interface Result {
  slug: string;
  /** Product, or what else was found: article, event. */
  kind: 'product' | 'article' | 'event';
}

const KINDS: Readonly<Record<string, Result['kind']>> = { Blog: 'article', Event: 'event' };

/** Results of an answer of `GET /search` in the order of the page: the nearest products stand before articles. */
export const resultsOf = ({
  data,
  nearest = [],
}: Pick<SearchAnswer, 'data'> & Partial<SearchAnswer>): Result[] => {
  const results = data.map(({ slug, product_type }) => ({ slug, kind: KINDS[product_type] ?? 'product' }));
  const lastProduct = results.findLastIndex(({ kind }) => kind === 'product');
  return results.toSpliced(
    lastProduct + 1,
    0,
    ...nearest.map(({ slug }) => ({ slug, kind: 'product' as const })),
  );
};

const dcg = (gains: readonly number[]): number =>
  gains.slice(0, 5).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);

/** Judges an engine by its first results of each query. */
export async function measureQuality(
  queries: readonly JudgedQuery[],
  products: Readonly<Record<Locale, readonly Judged[]>>,
  ask: (query: JudgedQuery) => Promise<Result[]>,
) {
  const judge = async (query: JudgedQuery) => {
    const found = (await ask(query)).slice(0, 5);
    const content = contentOf(query);
    const gains = gainsOf(query, products[query.locale]);
    const got = content
      ? found.map(({ kind }, index) => (index === 0 && kind === content ? 3 : 0))
      : found.map(({ slug, kind }) => (kind === 'product' ? (gains.get(slug) ?? 0) : 0));
    const ideal = content ? [3] : [...gains.values()].toSorted((a, b) => b - a);
    const best = Math.max(...ideal, 0);
    return {
      query: `${query.locale} ${query.query}`,
      found: found.map(({ slug }) => slug),
      ndcg: best === 0 ? 1 : dcg(got) / dcg(ideal),
      isRight: best === 0 || got.slice(0, 3).some((gain) => gain > 0),
      isProductsFirst:
        content !== undefined ||
        !found.some(
          ({ kind }, index) => kind === 'product' && found[index - 1]?.kind !== 'product' && index > 0,
        ),
      isOnlyProducts: content !== undefined || found.every(({ kind }) => kind === 'product'),
      isEmpty: found.length === 0,
    };
  };
  const scores: Awaited<ReturnType<typeof judge>>[] = [];
  for (const query of queries) scores.push(await judge(query));
  const share = (test: (score: (typeof scores)[number]) => boolean) =>
    scores.filter(test).length / scores.length;
  return {
    /** Mean normalised discounted cumulative gain of the first five. */
    ndcg5: scores.reduce((sum, { ndcg }) => sum + ndcg, 0) / scores.length,
    /** Share of queries with a right answer among the first three. */
    success3: share(({ isRight }) => isRight),
    /** Share of queries with no article or event before a product, without queries for articles and events. */
    productsFirst: share(({ isProductsFirst }) => isProductsFirst),
    /** Share of queries whose first five are all products, without queries for articles and events. */
    onlyProducts: share(({ isOnlyProducts }) => isOnlyProducts),
    /** Share of queries that find nothing. */
    zero: share(({ isEmpty }) => isEmpty),
    /** Queries below an nDCG of 0.95, the worst first. */
    worst: scores
      .filter(({ ndcg }) => ndcg < 0.95)
      .toSorted((a, b) => a.ndcg - b.ndcg)
      .map(({ query, ndcg, found }) => ({ query, ndcg, found })),
  };
}
