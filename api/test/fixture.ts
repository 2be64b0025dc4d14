import type { Draft } from '../src/imports/content/entry.ts';
import { readProducts, toNewRows } from '../src/imports/seed/read-products.ts';
import type { SeedData } from '../src/imports/seed/seed.ts';

/** A small shop whose every number is known, so that tests hold whatever the demo shop says. */
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

/** 30 wines, 5,000 to 34,000 CLP; wine-1 has 12 left, wine-2 none, wine-3 a text as reference price. */
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

/** Holds 2 of wine-1 (12 left) and 1 of wine-4 (28 left): 6 boxes can be sold. */
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

function readCatalogue() {
  const { products, problems } = readProducts([{ file: 'fixture', rows: CATALOGUE }], LABELS);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return products;
}

const article = (
  slug: string,
  date: string,
  titles: { es: string; en?: string },
  about: { topics?: string[]; products?: string[] } = {},
): Draft => {
  const inLanguage = (title: string, heading: string) => ({
    title,
    lead: `${title}.`,
    picture: { image: '/storage/scenes/vines', alt: title, width: 1600, height: 1000 },
    seo: { title, description: '', image: null, keywords: '' },
    blocks: [
      { kind: 'heading' as const, level: 2 as const, text: heading, id: 'antes-del-alba' },
      // 300 words: a minute and a half.
      { kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: 'uva '.repeat(300) }] },
    ],
  });
  return {
    kind: 'article',
    slug,
    date,
    topics: [],
    products: [],
    ...about,
    words: {
      es: inLanguage(titles.es, 'Antes del alba'),
      ...(titles.en && { en: inLanguage(titles.en, 'Before dawn') }),
    },
  };
};

const DAY_MS = 86_400_000;
const inDays = (days: number, hours = 0): string =>
  new Date(Date.now() + days * DAY_MS + hours * 3_600_000).toISOString();

type EventFields = Extract<Draft, { kind: 'event' }>['fields'];

/** Two hours long, in so many days. */
const event = (
  slug: string,
  days: number,
  titles: { es: string; en?: string },
  seats: Partial<EventFields>,
): Draft => {
  const inLanguage = (title: string) => ({
    title,
    lead: `${title}.`,
    place: 'Calle Uno 12',
    picture: { image: '/storage/scenes/vines', alt: title, width: 1600, height: 1000 },
    seo: { title, description: '', image: null, keywords: '' },
    blocks: [{ kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: title }] }],
  });
  return {
    kind: 'event',
    slug,
    fields: {
      type: 'tasting',
      starts_at: inDays(days),
      ends_at: inDays(days, 2),
      price: 24000,
      capacity: 14,
      max_persons: 8,
      ...seats,
    },
    words: { es: inLanguage(titles.es), ...(titles.en && { en: inLanguage(titles.en) }) },
  };
};

export const fixture: SeedData = {
  content: [
    { kind: 'topic', slug: 'vina', words: { es: 'La viña', en: 'The vineyard' } },
    { kind: 'topic', slug: 'mesa', words: { es: 'La mesa', en: 'The table' } },
    article('la-poda', '2026-03-01', { es: 'La poda', en: 'Pruning' }, { topics: ['vina'] }),
    article(
      'la-vendimia',
      '2026-04-02',
      { es: 'La vendimia', en: 'The harvest' },
      { topics: ['vina', 'mesa'], products: ['wine-4', 'gone', 'box-1'] },
    ),
    article('la-cata', '2025-02-03', { es: 'La cata' }, { topics: ['mesa'] }),
    event(
      'cena-de-vendimia',
      9,
      { es: 'Cena de vendimia', en: 'Harvest dinner' },
      { type: 'dinner', price: 46000 },
    ),
    event('cata-de-tintos', 4, { es: 'Cata de tintos', en: 'Tasting of reds' }, { capacity: 6 }),
    event('paseo-al-secano', 20, { es: 'Paseo al secano' }, { type: 'visit', price: 0, max_persons: 4 }),
    event('cata-de-otono', -30, { es: 'Cata de otoño', en: 'Autumn tasting' }, {}),
  ],
  products: toNewRows(readCatalogue(), LABELS),
  regions: {
    regions: [
      { id: '15', name: 'Región de Arica y Parinacota', short_name: 'Arica y Parinacota' },
      { id: '13', name: 'Región Metropolitana de Santiago', short_name: 'Metropolitana' },
    ],
    communes: [
      { id: '13123', name: 'Providencia', region_id: '13' },
      { id: '13120', name: 'Ñuñoa', region_id: '13' },
      { id: '15101', name: 'Arica', region_id: '15' },
    ],
    notDelivered: [],
    // Arica is not served here.
    rates: [{ region_id: '13', price: 3990, min_days: 1, max_days: 2 }],
  },
};
