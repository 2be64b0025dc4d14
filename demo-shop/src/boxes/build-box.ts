/** A box of the catalogue from its row and the wines it holds. */
import type { BottleArt } from '../art/types.ts';
import { OCCASIONS } from '../facets.ts';
import { SHOP } from '../shop.ts';
import { published, skuOf } from '../sku.ts';
import type { SeedBox, SeedText, SeedWine } from '../types.ts';
import type { BoxRow } from './rows.ts';

const NUMBERS = {
  1: ['Una botella', 'One bottle'],
  2: ['Dos botellas', 'Two bottles'],
  3: ['Tres botellas', 'Three bottles'],
  6: ['Seis botellas', 'Six bottles'],
  12: ['Doce botellas', 'Twelve bottles'],
} as const;

/** Throws when a wine of the box is not in the catalogue. */
export const buildBox = (row: BoxRow, wines: readonly SeedWine[]): SeedBox => {
  const held = row.contents.map(([slug, qty]) => {
    const wine = wines.find((candidate) => candidate.slug === slug);
    if (!wine) throw new Error(`box ${row.slug} holds an unknown wine: ${slug}`);
    return { wine, qty };
  });
  const apart = held.reduce((sum, { wine, qty }) => sum + wine.skus[0].price * qty, 0);
  const bottles = held.reduce((sum, { qty }) => sum + qty, 0);
  const [countEs, countEn] = NUMBERS[bottles as keyof typeof NUMBERS];
  // Up to six bottles stand in the picture, repeated as in the box; a dozen is told by one of each.
  const arts = held.flatMap(({ wine, qty }) =>
    Array.from({ length: bottles <= 6 ? qty : 1 }, () => wine.pictures.image as BottleArt),
  );
  const image = {
    kind: 'box',
    slug: row.slug,
    ...row.art,
    bottles: arts,
    title: row.name.es.replace(/^Regalo /, ''),
    subtitle: countEs,
  } as const;
  const list = (lang: 'es' | 'en'): string =>
    held.map(({ wine, qty }) => `${qty > 1 ? `${qty} × ` : ''}${wine.texts[lang].name_card}`).join(', ');
  const text = (lang: 'es' | 'en'): SeedText => ({
    name: row.name[lang],
    name_card: row.name[lang],
    description: `${row.story[lang]} ${lang === 'es' ? 'Trae' : 'Inside'}: ${list(lang)}.`,
    description_card: row.story[lang],
    detail: `${lang === 'es' ? countEs : countEn} · ${OCCASIONS[row.occasion].label[lang]}`,
    label_text: row.label?.[lang] ?? null,
  });
  return {
    kind: 'box',
    slug: row.slug,
    brand: SHOP.name,
    year: null,
    label: row.label !== undefined,
    texts: { es: text('es'), en: text('en') },
    skus: [
      {
        sku: skuOf('C', row.slug),
        price: row.price,
        reference_price: row.discounted ? apart : null,
        stock: Math.min(...held.map(({ wine, qty }) => Math.floor(wine.skus[0].stock / qty))),
        format: null,
        is_unit_sales: 1,
        label: row.label !== undefined,
        label_text: row.label ?? null,
      },
    ],
    contents: held.map(({ wine, qty }) => ({ sku: wine.skus[0].sku, qty })),
    attributes: { occasion: OCCASIONS[row.occasion], bottles },
    pictures: {
      image,
      cover:
        arts.length > 1 && row.art.view !== 'lined'
          ? { ...image, slug: `${row.slug}-dentro`, view: 'lined' }
          : {
              ...image,
              slug: `${row.slug}-dentro`,
              view: 'open',
              bottles: arts.length > 1 ? arts : [arts[0] as BottleArt],
            },
    },
    retracto: 'allowed',
    published_at: published(row.slug),
  };
};
