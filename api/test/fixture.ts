import type { SeedData } from '../src/db/seed.ts';
import type { SeedArticle } from '../src/db/seed-articles.ts';
import type { SeedEvent } from '../src/db/seed-events.ts';
import type {
  Facet,
  SeedAlcohol,
  SeedBox,
  SeedGourmet,
  SeedSku,
  SeedText,
  SeedWine,
} from '../src/db/seed-types.ts';

/** A small shop whose every number is known, so that tests hold whatever the real seed says. */
const facet = (slug: string, es: string, en = es): Facet => ({ slug, label: { es, en } });
const TYPES = [
  facet('tinto', 'Tinto', 'Red'),
  facet('blanco', 'Blanco', 'White'),
  facet('rosado', 'Rosado', 'Rosé'),
];
const GRAPES = [facet('carmenere', 'Carmenère'), facet('pais', 'País'), facet('chardonnay', 'Chardonnay')];
const COUNTRIES = [facet('chile', 'Chile'), facet('francia', 'Francia', 'France')];
const BRANDS = ['Viña Alerce', 'Casa Ñirre', 'Domaine Vitrail'];

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;
const picture = '/storage/food/cheese';

const sku = (code: string, price: number, extra: Partial<SeedSku> = {}): SeedSku => ({
  sku: code,
  price,
  reference_price: null,
  stock: 24,
  format: null,
  is_unit_sales: 1,
  label: false,
  label_text: null,
  ...extra,
});

const text = (name: string, locale: 'es' | 'en'): SeedText => ({
  name,
  name_card: name,
  description: locale === 'es' ? `Descripción de ${name}` : `Description of ${name}`,
  description_card: locale === 'es' ? 'Para la mesa' : 'For the table',
  detail: 'Carmenère',
  label_text: null,
});

const base = (slug: string, es: string, en: string, brand: string, day: number) => ({
  slug,
  brand,
  year: null,
  label: false,
  texts: { es: text(es, 'es'), en: text(en, 'en') },
  pictures: { image: picture, cover: picture },
  retracto: 'allowed' as const,
  published_at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
});

/** 30 wines, 5,000 to 34,000 CLP; wine-1 has 12 left, wine-2 none, wine-3 a text as reference price. */
const wine = (n: number): SeedWine => ({
  ...base(`wine-${n}`, `Vino Ñandú ${n}`, `Rhea Wine ${n}`, at(BRANDS, n), n),
  kind: 'wine',
  year: 2015 + (n % 8),
  skus: [
    sku(`W${n}`, 4000 + n * 1000, {
      stock: n === 1 ? 12 : n === 2 ? 0 : 24 + n,
      reference_price: n === 3 ? 'Precio club' : n % 5 === 0 ? 5000 + n * 1000 : null,
    }),
  ],
  attributes: {
    type: at(TYPES, n),
    grapes: n % 4 === 0 ? [at(GRAPES, n), at(GRAPES, n + 1)] : [at(GRAPES, n)],
    valley: 'Maule',
    region: 'Valle Central',
    country: at(COUNTRIES, n),
    volume_ml: 750,
    abv: 13.5,
    body: 3,
    acidity: 3,
    sweetness: 1,
    freshness: 4,
    guarda: 5,
    aromas: [facet('cereza', 'Cereza', 'Cherry')],
    aromatic_family: facet('frutas', 'Frutas', 'Fruit'),
    ageing: { es: '12 meses', en: '12 months' },
    service: '16',
    harvest: { es: 'Abril', en: 'April' },
    scores: [{ jury: 'Mesa de Cata', points: 91 }],
    closure: facet('corcho', 'Corcho', 'Cork'),
    foods: ['carne'],
  },
});

/** Holds 2 of wine-1 (12 left) and 1 of wine-4 (28 left): 6 boxes can be sold. */
const box: SeedBox = {
  ...base('box-1', 'Caja Encuentro', 'Encounter Box', 'Casa Ñirre', 40),
  kind: 'box',
  skus: [sku('B1', 20000, { stock: 0 })],
  contents: [
    { sku: 'W1', qty: 2 },
    { sku: 'W4', qty: 1 },
  ],
  attributes: { occasion: facet('regalo', 'Regalo', 'Gift'), bottles: 3 },
};

const gourmet: SeedGourmet = {
  ...base('cheese-1', 'Queso de Cabra', 'Goat Cheese', 'Domaine Vitrail', 50),
  kind: 'gourmet',
  skus: [
    sku('G1', 4990, { format: 150, stock: 8 }),
    sku('G2', 8990, { format: 300, stock: 3, label: true, label_text: { es: 'Ahorra', en: 'Save' } }),
  ],
  retracto: { excluded: { es: 'Alimento perecible', en: 'Perishable food' } },
  attributes: {
    type: facet('quesos', 'Quesos', 'Cheeses'),
    cheese_type: facet('cabra', 'Cabra', 'Goat'),
    milk: facet('cabra', 'Cabra', 'Goat'),
    french_region: facet('loira', 'Loira', 'Loire'),
    country: at(COUNTRIES, 1),
    unit_grams: null,
  },
};

const alcohol: SeedAlcohol = {
  ...base('pisco-1', 'Pisco Reservado', 'Reserved Pisco', 'Viña Alerce', 60),
  kind: 'alcohol',
  skus: [sku('A1', 12990, { stock: 2500 })],
  attributes: {
    type: facet('pisco', 'Pisco'),
    volume_ml: 700,
    abv: 40,
    country: at(COUNTRIES, 0),
    age: null,
  },
};

const article = (
  slug: string,
  date: string,
  titles: { es: string; en?: string },
  about: Partial<Pick<SeedArticle, 'topics' | 'products'>> = {},
): SeedArticle => {
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
    slug,
    date,
    topics: [],
    products: [],
    ...about,
    content: {
      es: inLanguage(titles.es, 'Antes del alba'),
      ...(titles.en && { en: inLanguage(titles.en, 'Before dawn') }),
    },
  };
};

const DAY_MS = 86_400_000;
const inDays = (days: number, hours = 0): string =>
  new Date(Date.now() + days * DAY_MS + hours * 3_600_000).toISOString();

/** Two hours long, in so many days. */
const event = (
  slug: string,
  days: number,
  titles: { es: string; en?: string },
  seats: Partial<SeedEvent>,
): SeedEvent => {
  const inLanguage = (title: string) => ({
    title,
    lead: `${title}.`,
    place: 'Calle Uno 12',
    picture: { image: '/storage/scenes/vines', alt: title, width: 1600, height: 1000 },
    seo: { title, description: '', image: null, keywords: '' },
    blocks: [{ kind: 'paragraph' as const, content: [{ kind: 'text' as const, text: title }] }],
  });
  return {
    slug,
    kind: 'tasting',
    starts_at: inDays(days),
    ends_at: inDays(days, 2),
    price: 24000,
    capacity: 14,
    max_persons: 8,
    ...seats,
    content: { es: inLanguage(titles.es), ...(titles.en && { en: inLanguage(titles.en) }) },
  };
};

export const fixture: Omit<SeedData, 'pages'> = {
  topics: [
    { slug: 'vina', label: { es: 'La viña', en: 'The vineyard' } },
    { slug: 'mesa', label: { es: 'La mesa', en: 'The table' } },
  ],
  articles: [
    article('la-poda', '2026-03-01', { es: 'La poda', en: 'Pruning' }, { topics: ['vina'] }),
    article(
      'la-vendimia',
      '2026-04-02',
      { es: 'La vendimia', en: 'The harvest' },
      { topics: ['vina', 'mesa'], products: ['wine-4', 'gone', 'box-1'] },
    ),
    article('la-cata', '2025-02-03', { es: 'La cata' }, { topics: ['mesa'] }),
  ],
  events: [
    event(
      'cena-de-vendimia',
      9,
      { es: 'Cena de vendimia', en: 'Harvest dinner' },
      { kind: 'dinner', price: 46000 },
    ),
    event('cata-de-tintos', 4, { es: 'Cata de tintos', en: 'Tasting of reds' }, { capacity: 6 }),
    event('paseo-al-secano', 20, { es: 'Paseo al secano' }, { kind: 'visit', price: 0, max_persons: 4 }),
    event('cata-de-otono', -30, { es: 'Cata de otoño', en: 'Autumn tasting' }, {}),
  ],
  catalogue: {
    brands: BRANDS.map((name, n) => ({ name, slug: `brand-${n}`, country: at(COUNTRIES, n) })),
    products: [...Array.from({ length: 30 }, (_, index) => wine(index + 1)), box, gourmet, alcohol],
  },
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
