import { listSommelierFoods, listSommelierWines } from 'shared-contracts/api/sommelier';
import type { SommelierFood } from 'shared-contracts/api/sommelier.schema';
import type { HostServices } from 'shared-contracts/host';
import type { pairWithFood } from 'shared-contracts/tools/catalog';
import type { ToolInput, ToolOutput } from 'shared-contracts/tools/tool';
import { foldWords } from '../lib/fold-words.ts';
import { toProduct } from './to-product.ts';

/** Wines of an answer without a limit. */
const WINES = 6;
const FOODS = 100;

/** A food of the guide by its name or by one of its dishes: `cordero` finds `asado de cordero`. */
const findFood = (foods: readonly SommelierFood[], text: string): SommelierFood | undefined => {
  const wanted = foldWords(text);
  const hasAll = (words: string) => wanted.every((word) => foldWords(words).includes(word));
  return (
    foods.find(({ id, label }) => hasAll(`${id} ${label}`)) ??
    foods.find(({ examples }) => examples.some(hasAll))
  );
};

/** Wines for a food, by the rules of the virtual sommelier. */
export const findPairing = async (
  { food: text, limit = WINES }: ToolInput<typeof pairWithFood>,
  host: HostServices,
): Promise<ToolOutput<typeof pairWithFood>> => {
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
