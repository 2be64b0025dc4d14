import { readProducts, toNewRows } from '../src/imports/seed/read-products.ts';
import type { SeedData } from '../src/imports/seed/seed.ts';

/** Labels of the filter values in both languages. */
const LABELS = new Map(
  [
    ['tipo:tinto', 'Tinto', 'Red'],
    ['tipo:blanco', 'Blanco', 'White'],
    ['tipo:rosado', 'Rosado', 'Rosé'],
    ['tipo:regalo', 'Regalo', 'Gift'],
    ['tipo:pisco', 'Pisco', 'Pisco'],
    ['variedad:carmenere', 'Carmenère', 'Carmenère'],
    ['variedad:pais', 'País', 'País'],
    ['variedad:chardonnay', 'Chardonnay', 'Chardonnay'],
    ['pais:chile', 'Chile', 'Chile'],
    ['pais:francia', 'Francia', 'France'],
    ['tipo_gourmet:quesos', 'Quesos', 'Cheeses'],
    ['tipo_queso:cabra', 'Cabra', 'Goat'],
    ['region_francia:loira', 'Loira', 'Loire'],
  ].flatMap(([key, es, en]) => [[`${key} es`, es] as const, [`${key} en`, en] as const]) as [
    string,
    string,
  ][],
);
const TYPES = ['tinto', 'blanco', 'rosado'];
const GRAPES = ['carmenere', 'pais', 'chardonnay'];
const COUNTRIES = ['chile', 'francia'];
const BRANDS = ['Viña Alerce', 'Casa Ñirre', 'Domaine Vitrail'];

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const base = (slug: string, es: string, en: string, brand: string, day: number) => ({
  slug,
  brand,
  image: '/storage/food/cheese',
  name_es: es,
  name_en: en,
  detail_es: 'Carmenère',
  description_es: `Descripción de ${es}`,
  description_en: `Description of ${en}`,
  description_card_es: 'Para la mesa',
  description_card_en: 'For the table',
  label_es: null,
  stock: 24,
  unit_sales: true,
  reference_price: null,
  published_at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
});

/**
 * Row of wine n of 30, priced from 5,000 to 34,000 CLP. wine-1 has a stock of 12, wine-2 of 0, and wine-3 has
 * a text as reference price.
 */
const wine = (n: number) => ({
  ...base(`wine-${n}`, `Vino Ñandú ${n}`, `Rhea Wine ${n}`, at(BRANDS, n), n),
  type: 'wine',
  year: 2015 + (n % 8),
  sku: `W${n}`,
  price: 4000 + n * 1000,
  stock: n === 1 ? 12 : n === 2 ? 0 : 24 + n,
  reference_price: n === 3 ? 'Precio club' : n % 5 === 0 ? 5000 + n * 1000 : null,
  tipo: [at(TYPES, n)],
  variedad: n % 4 === 0 ? [at(GRAPES, n), at(GRAPES, n + 1)] : [at(GRAPES, n)],
  pais: [at(COUNTRIES, n)],
  valley: 'Maule',
  region: 'Valle Central',
  volume_ml: 750,
  abv: 13.5,
  body: 3,
  acidity: 3,
  sweetness: 1,
  freshness: 4,
  guarda: 5,
  aromatic_notes_es: ['Cereza'],
  aromatic_notes_en: ['Cherry'],
  aromatic_family_es: 'Frutas',
  aromatic_family_en: 'Fruit',
  ageing_es: '12 meses',
  ageing_en: '12 months',
  service: '16',
  harvest_es: 'Abril',
  harvest_en: 'April',
  scores: ['Mesa de Cata:91'],
  closure_es: 'Corcho',
  closure_en: 'Cork',
  foods: ['vacuno'],
});

/** Row of a box with 2 of wine-1 (stock 12) and 1 of wine-4 (stock 28): 6 boxes can be sold. */
const box = {
  ...base('box-1', 'Caja Encuentro', 'Encounter Box', 'Casa Ñirre', 40),
  type: 'box',
  sku: 'B1',
  price: 20000,
  stock: 0,
  contents: ['W1*2', 'W4*1'],
  tipo: ['regalo'],
};

const gourmet = {
  ...base('cheese-1', 'Queso de Cabra', 'Goat Cheese', 'Domaine Vitrail', 50),
  type: 'gourmet',
  sku: 'G1',
  price: 4990,
  format: 150,
  stock: 8,
  retracto_excluded_es: 'Alimento perecible',
  retracto_excluded_en: 'Perishable food',
  tipo_gourmet: ['quesos'],
  tipo_queso: ['cabra'],
  region_francia: ['loira'],
  pais: [at(COUNTRIES, 1)],
};
const secondFormat = {
  slug: 'cheese-1',
  sku: 'G2',
  price: 8990,
  format: 300,
  stock: 3,
  unit_sales: true,
  reference_price: null,
  sku_label_es: 'Ahorra',
  sku_label_en: 'Save',
};

const alcohol = {
  ...base('pisco-1', 'Pisco Reservado', 'Reserved Pisco', 'Viña Alerce', 60),
  type: 'alcohol',
  sku: 'A1',
  price: 12990,
  stock: 2500,
  tipo: ['pisco'],
  volume_ml: 700,
  abv: 40,
  pais: [at(COUNTRIES, 0)],
};

const CATALOGUE = [
  ...Array.from({ length: 30 }, (_, index) => wine(index + 1)),
  box,
  gourmet,
  secondFormat,
  alcohol,
].map((cells, index) => ({ line: index + 1, cells: { ...cells, ...('type' in cells && { rank: index }) } }));

function readCatalogue(): SeedData['products'] {
  const { products, problems } = readProducts([{ file: 'fixture', rows: CATALOGUE }], LABELS);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return toNewRows(products, LABELS);
}

/** 30 wines, a box of two of them, a cheese in two formats and a pisco. */
export const fixtureProducts: SeedData['products'] = readCatalogue();
