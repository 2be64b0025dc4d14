import type { Bilingual } from '../products/bilingual.ts';

/** Scales from 1 to 5, as on the wine's page. */
export const SCALES = ['body', 'acidity', 'sweetness', 'freshness'] as const;
type Scale = (typeof SCALES)[number];
export type Range = readonly [from: number, to: number];

/** All conditions must be true. An unknown value fails its condition. */
export interface Conditions extends Partial<Record<Scale, Range>> {
  /** Slugs of the filter `tipo`. */
  types?: readonly string[];
  /** Slugs of the filter `variedad`, compared with the main grape. */
  grapes?: readonly string[];
  /** Tannin of the main grape. See TANNIN. */
  tannin?: Range;
}

export interface Rule {
  when: Conditions;
  /** Short sentence. It may only claim what `when` requires. */
  reason: Bilingual;
}

/** Tannin by main grape, for wines fermented with skins: 1 silky, 5 grippy. Undefined for unknown grapes. */
export const TANNIN: Readonly<Record<string, number>> = {
  cinsault: 1,
  'pinot-noir': 2,
  gamay: 1,
  pais: 2,
  garnacha: 2,
  merlot: 3,
  carmenere: 3,
  'cabernet-franc': 3,
  malbec: 3,
  tempranillo: 3,
  carignan: 4,
  sangiovese: 4,
  syrah: 4,
  'cabernet-sauvignon': 5,
  mourvedre: 5,
  nebbiolo: 5,
  'petit-verdot': 5,
  'petite-sirah': 5,
  'touriga-nacional': 5,
  tannat: 5,
};
/** Wine types with skin tannin. */
export const SKIN_TYPES: readonly string[] = ['tinto', 'natural', 'organico', 'fortificado'];
