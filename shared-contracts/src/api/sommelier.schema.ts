import { z } from 'zod';
import { filterGroup, productCard } from './catalogue.schema.ts';
import { listOf, manyValues, pageQuery } from './common.schema.ts';
import { picture } from './content.schema.ts';

const option = z.object({ value: z.string(), label: z.string() });
/** A choice with the wines it would leave. */
const counted = option.extend({ count: z.int().min(0) });

/** What was chosen so far. An unknown value fits no wine. */
const choice = {
  continent: manyValues,
  country: manyValues,
  /** Ids of foods: "mariscos". */
  food: manyValues,
  /** Kind of wine: "tinto". */
  type: manyValues,
  /** `light`, `medium` or `full`. */
  body: manyValues,
};

/** A food of the guide. */
export const food = z.object({
  id: z.string(),
  label: z.string(),
  group: option,
  /** Dishes: "asado de tira", "lomo vetado". */
  examples: z.array(z.string()),
  picture: picture.nullable(),
  /** Wines that fit it and can be bought. */
  count: z.int().min(0),
});

/** A wine with why it fits. `reason` is true of this wine: it comes from its own figures. */
export const sommelierWine = productCard.extend({
  food: option,
  reason: z.string(),
});

export const readSommelierFilters = {
  query: z.object(choice),
  response: z.object({ data: z.array(filterGroup), total: z.int().min(0) }),
};
export const countSommelierWines = {
  query: z.object(choice),
  response: z.object({ data: z.object({ count: z.int().min(0) }) }),
};

/** The steps of the guide: continent, its countries, the foods that wines from there go with. */
export const readSommelierPageFilters = {
  query: z.object({
    continent: z.string().trim().max(60).optional(),
    country: z.string().trim().max(60).optional(),
  }),
  response: z.object({
    data: z.object({
      continents: z.array(counted),
      /** Of the chosen continent; of all of them when none is chosen. */
      countries: z.array(counted.extend({ continent: z.string() })),
      groups: z.array(option.extend({ foods: z.array(food) })),
    }),
  }),
};

export const listSommelierFoods = {
  query: z.object({
    page: pageQuery.page,
    /** Foods a page, at most 100. */
    limit: z.coerce.number().int().min(1).max(100).default(12),
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
