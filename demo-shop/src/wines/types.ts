/** A row of the wine tables: what a merchant would write on one line of the cellar book. */
import type { BrandId } from '../brands.ts';
import type { WineType } from '../facets.ts';
import type { Bilingual } from '../types.ts';
import type { GrapeId } from './grapes.ts';
import type { PlaceId } from './places.ts';

/** Price band of data/price-bands.json. */
export type Tier = 'varietal' | 'reserva' | 'granReserva' | 'icono' | 'espumante' | 'champagne';

export interface WineRow {
  brand: BrandId;
  /** Full name as on the label's front, without the brand unless it is the name. */
  name: string;
  /** The name in English, where it holds words of the language. */
  name_en?: string;
  slug: string;
  type: WineType;
  grapes: readonly GrapeId[];
  place: PlaceId;
  tier: Tier;
  /** Vintage; null for blends of several years. */
  year: number | null;
  abv: number;
  price: number;
  reference?: number | string;
  stock: number;
  ageing: AgeingId;
  /** Month of the harvest, where it is not that of the wine's type. */
  picked?: Bilingual;
  volume?: 375 | 500 | 750 | 1500;
  label?: Bilingual;
  /** What is true of this wine alone; opens its description. */
  story: Bilingual;
}

export type AgeingId =
  | 'steel'
  | 'lees'
  | 'french'
  | 'frenchLong'
  | 'american'
  | 'foudre'
  | 'egg'
  | 'amphora'
  | 'traditional'
  | 'charmat'
  | 'port';
