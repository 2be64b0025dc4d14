/** Other alcohols of the catalogue from their rows. */
import type { BottleArt } from '../art/types.ts';
import { brandOf } from '../brands.ts';
import { ALCOHOL_TYPES } from '../facets.ts';
import { published, skuOf } from '../sku.ts';
import type { SeedAlcohol, SeedText } from '../types.ts';
import type { AlcoholRow } from './rows.ts';

const HOUSE = {
  layout: 'arch',
  motif: 'tree',
  paper: '#f6efe0',
  ink: '#2b1a12',
  accent: '#9a7b3c',
  band: '#6e1b2e',
  capsule: '#6e1b2e',
} as const;

const CLOSURE: Partial<Record<BottleArt['shape'], BottleArt['closure']>> = {
  beer: 'crown',
  bordeaux: 'foil',
  pisco: 'screw',
  vodka: 'screw',
};

export const alcoholBottle = (row: AlcoholRow): BottleArt => {
  const brand = brandOf(row.brand);
  const { capsule, closure: _own, ...label } = { closure: undefined, ...HOUSE, ...brand.label };
  const [shape, glass, liquid] = row.art;
  const [band, accent] = row.tone ?? [label.band, label.accent];
  return {
    kind: 'bottle',
    slug: row.slug,
    shape,
    glass,
    liquid,
    closure: CLOSURE[shape] ?? 'cork',
    capsule: CLOSURE[shape] && row.tone ? band : capsule,
    embossed: false,
    label: {
      ...label,
      band,
      accent,
      brand: brand.name,
      title: brand.name.replace(/^(Destilería|Maison) /, ''),
      subtitle: row.says,
      origin: `${row.ml} ml · ${String(row.abv).replace('.', ',')} %`,
      year: '',
    },
  };
};

export const buildAlcohol = (row: AlcoholRow): SeedAlcohol => {
  const brand = brandOf(row.brand);
  const type = ALCOHOL_TYPES[row.type];
  const image = alcoholBottle(row);
  const nameIn = (lang: 'es' | 'en') => (lang === 'en' ? (row.name_en ?? row.name) : row.name);
  const text = (lang: 'es' | 'en'): SeedText => ({
    name: nameIn(lang),
    name_card: nameIn(lang),
    description: row.story[lang],
    description_card: row.notes[lang],
    detail: `${type.label[lang]} · ${row.ml} ml · ${lang === 'es' ? String(row.abv).replace('.', ',') : row.abv} %`,
    label_text: row.label?.[lang] ?? null,
    tasting_notes: row.notes[lang],
    pairing: row.serve[lang],
  });
  return {
    kind: 'alcohol',
    slug: row.slug,
    brand: brand.name,
    year: null,
    label: row.label !== undefined,
    texts: { es: text('es'), en: text('en') },
    skus: [
      {
        sku: skuOf('A', row.slug),
        price: row.price,
        reference_price: row.reference ?? null,
        stock: row.stock,
        format: null,
        is_unit_sales: 1,
        label: row.label !== undefined,
        label_text: row.label ?? null,
      },
    ],
    attributes: { type, volume_ml: row.ml, abv: row.abv, country: brand.country, age: row.age ?? null },
    pictures: {
      image,
      cover: { kind: 'poured', slug: row.slug, bottle: image, vessel: row.art[3], garnish: row.art[4] },
    },
    retracto: 'allowed',
    published_at: published(row.slug),
  };
};
