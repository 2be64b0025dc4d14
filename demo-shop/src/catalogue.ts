/** The whole catalogue of the seed: the same on every machine and at every run. */

import { slugify } from 'api/slugify';
import { buildAlcohol } from './alcohols/build-alcohol.ts';
import { ALCOHOL_ROWS } from './alcohols/rows.ts';
import { buildBox } from './boxes/build-box.ts';
import { BOX_ROWS } from './boxes/rows.ts';
import { BRANDS } from './brands.ts';
import { buildCheese, buildPantry } from './gourmet/build-gourmet.ts';
import { CHEESE_ROWS } from './gourmet/cheese-rows.ts';
import { PANTRY_ROWS } from './gourmet/pantry-rows.ts';

import type { SeedCatalogue } from './types.ts';
import { buildWine } from './wines/build-wine.ts';
import { REDS } from './wines/rows-red.ts';
import { WHITES } from './wines/rows-white.ts';
import { WORLD } from './wines/rows-world.ts';

export const buildCatalogue = (): SeedCatalogue => {
  const wines = [...REDS, ...WHITES, ...WORLD].map(buildWine);
  return {
    brands: Object.values(BRANDS).map(({ name, country }) => ({ name, slug: slugify(name), country })),
    products: [
      ...wines,
      ...BOX_ROWS.map((row) => buildBox(row, wines)),
      ...CHEESE_ROWS.map(buildCheese),
      ...PANTRY_ROWS.map(buildPantry),
      ...ALCOHOL_ROWS.map(buildAlcohol),
    ],
  };
};
