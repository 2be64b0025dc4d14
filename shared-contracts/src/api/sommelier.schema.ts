import { z } from 'zod';
import { MAX_ANSWER_LENGTH } from '../domain/list-query.ts';
import { filterGroup, productCard } from './catalogue.schema.ts';
import { listOf, manyValues, pageQuery } from './common.schema.ts';
import { picture } from './content.schema.ts';

const option = z.object({ value: z.string(), label: z.string() });
/** An option with the number of wines that would remain after choosing it. */
const counted = option.extend({ count: z.int().min(0) });

/** Choices so far. An unknown value matches no wine. */
const choice = {
  continent: manyValues,
  country: manyValues,
  /** Food ids: "mariscos". */
  food: manyValues,
  /** Wine type: "tinto". */
  type: manyValues,
  /** `light`, `medium` or `full`. */
  body: manyValues,
};

/** Food that the sommelier offers. */
const food = z.object({
  id: z.string(),
  label: z.string(),
  group: option,
  /** Dishes: "asado de tira", "lomo vetado". */
  examples: z.array(z.string()),
  picture: picture.nullable(),
  /** Matching wines in stock. */
  count: z.int().min(0),
});

/** Recommended wine. `reason` is generated from the wine's own data, so it is true for this wine. */
const sommelierWine = productCard.extend({
  /** Food that this wine is recommended for. */
  food: option,
  reason: z.string(),
});

/** Filter groups beside the results, with counts for the current choice, and the number of matching wines. */
export const readSommelierFilters = {
  query: z.object(choice),
  response: z.object({ data: z.array(filterGroup), total: z.int().min(0) }),
};
export const countSommelierWines = {
  query: z.object(choice),
  response: z.object({ data: z.object({ count: z.int().min(0) }) }),
};

const answer = z.string().trim().max(MAX_ANSWER_LENGTH).optional();

/**
 * Answers of the guide's questions: continents, countries of the chosen one, and foods that match their wines. With a
 * food, continents and countries count only the wines that match it. Those without such wines are left out, except the
 * chosen ones.
 */
export const readSommelierPageFilters = {
  query: z.object({ continent: answer, country: answer, food: answer }),
  response: z.object({
    data: z.object({
      continents: z.array(counted),
      /** Countries of the chosen continent, or of all continents without a choice, and the chosen country. */
      countries: z.array(counted.extend({ continent: z.string() })),
      groups: z.array(option.extend({ foods: z.array(food) })),
    }),
  }),
};

export const listSommelierFoods = {
  query: z.object({
    page: pageQuery.page,
    /** Foods per page, at most 100. */
    limit: pageQuery.per_page,
    country: manyValues,
  }),
  response: listOf(food),
};

export const listSommelierWines = {
  query: z.object({ ...pageQuery, ...choice }),
  response: listOf(sommelierWine),
};

export type SommelierFood = z.output<typeof food>;
export type SommelierWine = z.output<typeof sommelierWine>;
export type SommelierChoice = z.output<typeof countSommelierWines.query>;
export type SommelierWineList = z.output<typeof listSommelierWines.response>;
export type SommelierFoodList = z.output<typeof listSommelierFoods.response>;
export type SommelierPageFilters = z.output<typeof readSommelierPageFilters.response>['data'];
export type SommelierFilters = z.output<typeof readSommelierFilters.response>;
