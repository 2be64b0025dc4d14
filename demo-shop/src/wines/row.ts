import { slugify } from 'api/slugify';
import type { BrandId } from '../brands.ts';
import type { WineType } from '../facets.ts';

import type { GrapeId } from './grapes.ts';
import type { PlaceId } from './places.ts';
import type { AgeingId, Tier, WineRow } from './types.ts';

type Rest = Partial<Pick<WineRow, 'reference' | 'volume' | 'label' | 'slug' | 'name_en' | 'picked'>>;

/** One line of a wine table. Grapes are separated by spaces; price and reference are CLP. */
export const wine = (
  brand: BrandId,
  name: string,
  [type, grapes, place, ageing]: [WineType, string, PlaceId, AgeingId],
  [tier, year, abv]: [Tier, number | null, number],
  [price, stock]: [number, number],
  [es, en]: [string, string],
  rest: Rest = {},
): WineRow => ({
  brand,
  name,
  slug: slugify(name),
  type,
  grapes: grapes.split(' ') as GrapeId[],
  place,
  tier,
  year,
  abv,
  price,
  stock,
  ageing,
  story: { es, en },
  ...rest,
});

export const LABELS = {
  fresh: { es: 'Recién llegado', en: 'Just in' },
  last: { es: 'Últimas botellas', en: 'Last bottles' },
  organic: { es: 'Orgánico', en: 'Organic' },
  awarded: { es: 'Premiado', en: 'Awarded' },
  tiny: { es: 'Partida chica', en: 'Small batch' },
  favourite: { es: 'Favorito de la casa', en: 'House favourite' },
} as const;
