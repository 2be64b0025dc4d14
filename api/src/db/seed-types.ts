/** Products as `seed` takes them. Money is integer CLP, weights are grams, volumes millilitres. */
export interface Bilingual {
  es: string;
  en: string;
}

/** A filter value: its slug in the address and its label in both languages. */
export interface Facet {
  slug: string;
  label: Bilingual;
}

export interface SeedText {
  name: string;
  /** Short enough for two lines of a card. */
  name_card: string;
  description: string;
  description_card: string;
  /** Short facts under the name: grape, milk, volume. */
  detail: string;
  label_text: string | null;
  tasting_notes?: string;
  pairing?: string;
  sommelier_comment?: string;
  vineyard?: string;
}

export interface SeedSku {
  sku: string;
  price: number;
  /** Struck-through price; text that is no number is shown as it is and gives no discount. */
  reference_price: number | string | null;
  stock: number;
  /** Grams of a gourmet format. */
  format: number | null;
  is_unit_sales: 0 | 1;
  label: boolean;
  label_text: Bilingual | null;
}

export interface Score {
  jury: string;
  points: number;
}

type Level = 1 | 2 | 3 | 4 | 5;

export interface WineAttributes {
  type: Facet;
  grapes: Facet[];
  valley: string | null;
  region: string;
  country: Facet;
  volume_ml: number;
  abv: number;
  body: Level;
  acidity: Level;
  sweetness: Level;
  freshness: Level;
  /** Years the wine keeps after its vintage. */
  guarda: number;
  aromas: Facet[];
  aromatic_family: Facet;
  ageing: Bilingual;
  /** Serving temperature, °C. */
  service: string;
  harvest: Bilingual;
  scores: Score[];
  closure: Facet;
  /** Ids of the foods the virtual sommelier offers. */
  foods: string[];
}

export interface GourmetAttributes {
  type: Facet;
  cheese_type: Facet | null;
  milk: Facet | null;
  french_region: Facet | null;
  country: Facet;
  /** Net grams of one unit; null when sold by weight. */
  unit_grams: number | null;
}

export interface AlcoholAttributes {
  type: Facet;
  volume_ml: number;
  abv: number;
  country: Facet;
  /** Years in wood, when stated. */
  age: number | null;
}

export interface BoxAttributes {
  occasion: Facet;
  bottles: number;
}

export interface BoxContent {
  sku: string;
  qty: number;
}

/** Right of withdrawal (law 19.496): allowed, or excluded with the reason shown before buying. */
export type Retracto = 'allowed' | { excluded: Bilingual };

interface SeedProductBase {
  slug: string;
  brand: string;
  year: number | null;
  label: boolean;
  texts: { es: SeedText; en: SeedText };
  /** Addresses below /storage, without the ending of a format. */
  pictures: { image: string; cover: string };
  retracto: Retracto;
  /** ISO 8601 instant. */
  published_at: string;
}

/** Exactly one sku, except gourmet (1 to 3). */
export interface SeedWine extends SeedProductBase {
  kind: 'wine';
  skus: [SeedSku];
  attributes: WineAttributes;
}
/** The stock of a box is what its bottles allow. */
export interface SeedBox extends SeedProductBase {
  kind: 'box';
  skus: [SeedSku];
  contents: BoxContent[];
  attributes: BoxAttributes;
}
export interface SeedGourmet extends SeedProductBase {
  kind: 'gourmet';
  skus: SeedSku[];
  attributes: GourmetAttributes;
}
export interface SeedAlcohol extends SeedProductBase {
  kind: 'alcohol';
  skus: [SeedSku];
  attributes: AlcoholAttributes;
}

export type SeedProduct = SeedWine | SeedBox | SeedGourmet | SeedAlcohol;

export interface SeedCatalogue {
  brands: { name: string; slug: string; country: Facet }[];
  products: SeedProduct[];
}
