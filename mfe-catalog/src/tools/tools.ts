/** The code of the catalog's tools (shared-contracts/src/tools/catalog.ts). */
import { catalogue } from 'shared-contracts/api/catalogue';
import { search } from 'shared-contracts/api/search';
import { listSommelierFoods, listSommelierWines } from 'shared-contracts/api/sommelier';
import type { SommelierFood } from 'shared-contracts/api/sommelier.schema';
import { FILTER_KEYS, isFilterKey } from 'shared-contracts/domain/filter-keys';
import { byFilter } from 'shared-contracts/domain/filters';
import type { HostServices } from 'shared-contracts/host';
import * as contract from 'shared-contracts/tools/catalog';
import { FILTER_NAMES } from 'shared-contracts/tools/fields';
import type { ToolCode } from 'shared-contracts/tools/run-tool';
import type { ToolInput, ToolOutput } from 'shared-contracts/tools/tool';
import { findProduct } from 'shared-kit/find-product';
import { implementTool } from 'shared-kit/implement-tool';
import { foldWords } from '../lib/fold-words.ts';
import { toFormats, toProduct } from './to-product.ts';

/** Wines of an answer without a limit. */
const WINES = 6;
/** The API lists at most this many foods. */
const FOODS = 100;

/** A food of the guide by its name or by one of its dishes: `cordero` finds `asado de cordero`. */
const findFood = (foods: readonly SommelierFood[], text: string): SommelierFood | undefined => {
  const wanted = foldWords(text);
  const hasAll = (words: string) =>
    wanted.length > 0 && wanted.every((word) => foldWords(words).includes(word));
  return (
    foods.find(({ id, label }) => hasAll(`${id} ${label}`)) ??
    foods.find(({ examples }) => examples.some(hasAll))
  );
};

/** Wines for a food, by the rules of the virtual sommelier. */
const findPairing = async (
  { food: text, limit = WINES }: ToolInput<typeof contract.pairWithFood>,
  host: HostServices,
): Promise<ToolOutput<typeof contract.pairWithFood>> => {
  const { data: foods } = await host.api.call(listSommelierFoods, { query: { limit: FOODS } });
  const food = findFood(foods, text);
  if (!food) return { food: null, wines: [], foods: foods.map(({ label }) => label) };
  const { data } = await host.api.call(listSommelierWines, {
    query: { food: food.id, per_page: limit },
  });
  return {
    food: food.label,
    wines: data.map((wine) => ({ ...toProduct(wine, host), reason: wine.reason })),
    foods: [],
  };
};

/** Products of an answer without a limit. */
const PRODUCTS = 8;

export const tools: readonly ToolCode[] = [
  implementTool(contract.search, {
    async run({ words, limit = PRODUCTS, ...prices }, host) {
      const found = await host.api.call(search, { query: { q: words, per_page: limit, ...prices } });
      const products = found.data.flatMap((one) => ('sku' in one ? [toProduct(one, host)] : []));
      const { total, corrected, ignored } = found;
      return { products, total, corrected, ignored };
    },
  }),
  implementTool(contract.filter, {
    async run({ kind, price_min, price_max, sort, page, ...chosen }, host) {
      const query = {
        ...byFilter(FILTER_KEYS, (key) => chosen[FILTER_NAMES[key]]),
        precio_min: price_min,
        precio_max: price_max,
        sort,
        page,
      };
      const { list, filters } = catalogue[kind];
      const [found, groups] = await Promise.all([
        host.api.call(list, { query }),
        host.api.call(filters, { query }),
      ]);
      return {
        products: found.data.map((card) => toProduct(card, host)),
        total: found.total,
        page: found.current_page,
        pages: found.last_page,
        filters: groups.data.flatMap(({ key, options }) =>
          isFilterKey(key) ? [{ name: FILTER_NAMES[key], values: options.map(({ value }) => value) }] : [],
        ),
      };
    },
  }),
  implementTool(contract.describeProduct, {
    async run({ slug }, host) {
      const product = await findProduct(slug, host);
      const { description, country, region, strains, volume_ml, abv, tasting_notes, pairing, scores } =
        product;
      return {
        ...toProduct(product, host),
        description,
        country: country?.label ?? null,
        region,
        volume_ml,
        alcohol: abv,
        grapes: strains.map(({ label }) => label),
        tasting_notes,
        pairing,
        scores: scores.map(({ jury, points }) => ({ jury, points })),
        formats: toFormats(product),
      };
    },
  }),
  implementTool(contract.availability, {
    async run({ slug }, host) {
      const product = await findProduct(slug, host);
      const formats = toFormats(product);
      return { in_stock: formats.some(({ in_stock }) => in_stock), formats };
    },
  }),
  implementTool(contract.pairWithFood, { run: findPairing }),
];
