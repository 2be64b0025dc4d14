/** What a rule of the sommelier looks at, and the sentence that is then true of the wine. */
export interface Bilingual {
  es: string;
  en: string;
}

/** 1 to 5, as on the wine's page. */
export const SCALES = ['body', 'acidity', 'sweetness', 'freshness'] as const;
export type Scale = (typeof SCALES)[number];
export type Range = readonly [from: number, to: number];

/** Every condition must hold. A wine whose figure is unknown meets no condition about it. */
export interface Conditions extends Partial<Record<Scale, Range>> {
  /** Slugs of the filter `tipo`. */
  types?: readonly string[];
  /** Slugs of the filter `variedad`; one of them is the wine's main grape. */
  grapes?: readonly string[];
  /** Grip of the main grape's skins, see TANNIN. */
  tannin?: Range;
}

export interface Rule {
  when: Conditions;
  /** A short sentence; it claims nothing that `when` does not ask for. */
  reason: Bilingual;
}

/** Tannin of wines fermented with their skins by main grape: 1 silky, 5 grippy. Unknown grapes have none. */
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
/** Wines that have their skins' tannin; the others have none to speak of. */
export const SKIN_TYPES: readonly string[] = ['tinto', 'natural', 'organico', 'fortificado'];
