/** Gourmet products of the catalogue from their rows. */

import { slugify } from 'api/slugify';
import { brandOf } from '../brands.ts';
import frenchCheeses from '../data/french-cheeses.json' with { type: 'json' };
import { both, CHEESE_TYPES, COUNTRIES, FRENCH_REGIONS, GOURMET_TYPES, MILKS } from '../facets.ts';
import { hash } from '../random.ts';
import { published, skuOf } from '../sku.ts';
import type { Bilingual, Retracto, SeedGourmet, SeedText } from '../types.ts';
import type { CheeseRow } from './cheese-rows.ts';
import type { PantryRow } from './pantry-rows.ts';

const SPOILS: Retracto = {
  excluded: both(
    'Producto fresco que se deteriora con rapidez: no tiene derecho a retracto (Ley 19.496, artículo 3 bis).',
    'Fresh product that spoils quickly: no right of withdrawal (Law 19.496, article 3 bis).',
  ),
};

const MILK_ES = { vaca: MILKS.cow, oveja: MILKS.sheep, cabra: MILKS.goat } as const;
const GARNISHES = ['figs', 'grapes-white', 'grapes-red'] as const;

export const buildCheese = (row: CheeseRow): SeedGourmet => {
  const fact = frenchCheeses.find(({ name }) => name === row.name);
  if (!fact) throw new Error(`no facts about the cheese ${row.name}`);
  const milk = MILK_ES[fact.milkEs as keyof typeof MILK_ES];
  const region = FRENCH_REGIONS[fact.region];
  if (!region) throw new Error(`no region ${fact.region}`);
  const slug = slugify(row.name);
  const raw = fact.treatment === 'raw';
  const facts: Bilingual = {
    es: `Leche ${raw ? 'cruda' : 'pasteurizada'} de ${fact.milkEs}${fact.label ? `, denominación ${fact.label}` : ''}, de ${region.label.es}.`,
    en: `${raw ? 'Raw' : 'Pasteurised'} ${fact.milkEn}’s milk${fact.label ? `, ${fact.label} designation` : ''}, from ${region.label.en}.`,
  };
  const text = (lang: 'es' | 'en'): SeedText => ({
    name: row.name,
    name_card: row.name,
    description: `${row.story[lang]} ${facts[lang]}`,
    description_card: row.story[lang].split('. ')[0]?.replace(/\.?$/, '.') ?? '',
    detail: `${lang === 'es' ? `Queso de ${fact.milkEs}` : `${fact.milkEn[0]?.toUpperCase()}${fact.milkEn.slice(1)}’s milk cheese`} · ${region.label[lang]}`,
    label_text: row.label?.[lang] ?? null,
    pairing: row.serve[lang],
  });
  const cheese = { kind: 'cheese', slug, ...row.art } as const;
  return {
    kind: 'gourmet',
    slug,
    brand: brandOf('bellerive').name,
    year: null,
    label: row.label !== undefined,
    texts: { es: text('es'), en: text('en') },
    skus: row.formats.map(([grams, price, stock], index) => ({
      sku: skuOf('G', `${slug}-${grams}`),
      price,
      reference_price: row.reference?.[index] ?? null,
      stock,
      format: grams,
      is_unit_sales: row.piece ? 1 : 0,
      label: row.label !== undefined,
      label_text: row.label ?? null,
    })),
    attributes: {
      type: GOURMET_TYPES.cheese,
      cheese_type: CHEESE_TYPES[row.type],
      milk,
      french_region: region,
      country: COUNTRIES.france,
      unit_grams: row.piece ? (row.formats[0]?.[0] ?? null) : null,
    },
    pictures: {
      image: cheese,
      cover: {
        kind: 'cheese-table',
        slug,
        cheese,
        garnish: GARNISHES[hash(slug) % GARNISHES.length] ?? 'figs',
      },
    },
    retracto: SPOILS,
    published_at: published(slug),
  };
};

export const buildPantry = (row: PantryRow): SeedGourmet => {
  const brand = brandOf(row.brand);
  const [body, lid, paper, ink, accent] = row.colours;
  const type = GOURMET_TYPES[row.type];
  const image = {
    kind: 'pack',
    slug: row.slug,
    pack: row.pack,
    body,
    lid,
    opened: false,
    label: {
      motif: row.motif,
      paper,
      ink,
      accent,
      brand: brand.name,
      title: row.title,
      subtitle: row.subtitle,
    },
  } as const;
  const text = (lang: 'es' | 'en'): SeedText => ({
    name: row.name[lang],
    name_card: row.name[lang],
    description: `${row.story[lang]} ${lang === 'es' ? `Contenido neto: ${row.grams} g.` : `Net weight: ${row.grams} g.`}`,
    description_card: row.story[lang],
    detail: `${type.label[lang]} · ${row.grams} g`,
    label_text: row.label?.[lang] ?? null,
    pairing: row.serve[lang],
  });
  return {
    kind: 'gourmet',
    slug: row.slug,
    brand: brand.name,
    year: null,
    label: row.label !== undefined,
    texts: { es: text('es'), en: text('en') },
    skus: [
      {
        sku: skuOf('G', row.slug),
        price: row.price,
        reference_price: row.reference ?? null,
        stock: row.stock,
        format: row.grams,
        is_unit_sales: 1,
        label: row.label !== undefined,
        label_text: row.label ?? null,
      },
    ],
    attributes: {
      type,
      cheese_type: null,
      milk: null,
      french_region: null,
      country: brand.country,
      unit_grams: row.grams,
    },
    pictures: { image, cover: { ...image, slug: `${row.slug}-abierto`, opened: true } },
    retracto: row.fresh ? SPOILS : 'allowed',
    published_at: published(row.slug),
  };
};
