/** A wine of the catalogue from its row. */
import { brandOf } from '../brands.ts';
import aromaticFamilies from '../data/aromatic-families.json' with { type: 'json' };
import { aroma, facet, WINE_TYPES } from '../facets.ts';
import { hash, pick } from '../random.ts';
import { published, skuOf } from '../sku.ts';
import type { Bilingual, Facet, SeedText, SeedWine } from '../types.ts';
import { AGEING } from './ageing.ts';
import { wineClosure, winePictures } from './art.ts';
import { RED_NOTES } from './grape-notes-red.ts';
import { WHITE_NOTES } from './grape-notes-white.ts';
import { GRAPES } from './grapes.ts';
import { COMMENTS, type FoodId, PAIRINGS } from './pairings.ts';
import { PLACES } from './places.ts';
import { harvest, keeps, mainGrape, scales, scores, service } from './structure.ts';
import type { WineRow } from './types.ts';

type Pair = readonly [string, string];
const NOTES: Readonly<Record<string, readonly Pair[]>> = { ...RED_NOTES, ...WHITE_NOTES };
const words = ([es, en]: Pair): Bilingual => ({ es, en });

const family = (word: string): Facet => {
  const found =
    aromaticFamilies.find(({ notes }) => notes.includes(word)) ??
    aromaticFamilies.find(({ es }) => es === 'Mineral');
  if (!found) throw new Error(`no aromatic family for "${word}"`);
  return facet(found.es, found.en);
};

const comment = (row: WineRow): Bilingual => {
  const body = mainGrape(row).scale[0];
  const key =
    row.type === 'red' || row.type === 'natural'
      ? body <= 2
        ? 'light'
        : body <= 3
          ? 'medium'
          : 'full'
      : row.type === 'fortified'
        ? 'sweet'
        : row.type === 'organic'
          ? 'medium'
          : row.type;
  return words(pick<Pair>(COMMENTS[key], `${row.slug} comment`));
};

const FIRST_BY_TYPE: Partial<Record<WineRow['type'], FoodId[]>> = {
  sparkling: ['aperitivo', 'mariscos'],
  rose: ['pescado-graso', 'verduras', 'aperitivo'],
  sweet: ['postres', 'queso-azul'],
  fortified: ['chocolate', 'queso-azul'],
  orange: ['cerdo', 'picante', 'queso-duro'],
};
const foodsOf = (row: WineRow): FoodId[] =>
  FIRST_BY_TYPE[row.type] ?? ([...mainGrape(row).foods] as FoodId[]);

const noteOf = (row: WineRow): Bilingual => {
  if (row.type === 'rose')
    return {
      es: 'Pomelo rosado, frutilla y flor de cerezo. Seco, con una acidez que limpia y un final de sal.',
      en: 'Pink grapefruit, strawberry and cherry blossom. Dry, with a cleansing acidity and a salty finish.',
    };
  if (row.type === 'sweet')
    return {
      es: 'Damasco seco, miel y cáscara de naranja. Dulce con nervio: la acidez sostiene y el final es largo.',
      en: 'Dried apricot, honey and orange peel. Sweet with nerve: the acidity holds and the finish is long.',
    };
  if (row.type === 'orange')
    return {
      es: 'Té negro, damasco y cáscara de mandarina. Seco, con tanino de piel y un amargor muy gastronómico.',
      en: 'Black tea, apricot and mandarin peel. Dry, with skin tannin and a bitterness made for food.',
    };
  return words(pick(NOTES[row.grapes[0] ?? ''] ?? [], `${row.slug} note`));
};

/** A name that fits a card. */
const shortened = (name: string): string =>
  name.length > 56 ? `${name.slice(0, 53).replace(/[ ,]+[^ ]*$/, '')}…` : name;

export const buildWine = (row: WineRow): SeedWine => {
  const brand = brandOf(row.brand);
  const place = PLACES[row.place];
  const grape = mainGrape(row);
  const aged = AGEING[row.ageing];
  const says = pick(aged.says, `${row.slug} ageing`);
  const soil = pick<Bilingual>(place.soil, `${row.slug} soil`);
  const foods = foodsOf(row);
  const eat = words(
    pick<Pair>(
      PAIRINGS[foods[hash(row.slug) % Math.min(2, foods.length)] ?? 'aperitivo'],
      `${row.slug} food`,
    ),
  );
  const note = noteOf(row);
  const says2 = comment(row);
  const aromas = [
    ...new Set(row.grapes.flatMap((id) => GRAPES[id].aromas.slice(0, 2)).concat(grape.aromas)),
  ].slice(0, 5);
  const grapes = row.grapes.map((id) => GRAPES[id].facet);
  const nameIn = (lang: 'es' | 'en') => (lang === 'en' ? (row.name_en ?? row.name) : row.name);
  const text = (lang: 'es' | 'en'): SeedText => ({
    name: nameIn(lang),
    name_card: shortened(nameIn(lang)),
    description: `${row.story[lang]} ${says[lang]}`,
    description_card: note[lang].split('. ')[0]?.replace(/\.?$/, '.') ?? '',
    detail: [
      grapes.length > 2
        ? lang === 'es'
          ? 'Ensamblaje'
          : 'Blend'
        : grapes.map(({ label }) => label[lang]).join(' · '),
      place.name,
    ].join(' · '),
    label_text: row.label?.[lang] ?? null,
    tasting_notes: note[lang],
    pairing: eat[lang],
    sommelier_comment: says2[lang],
    vineyard: soil[lang],
  });
  const pictures = winePictures(
    row,
    [`${row.story.es}`, soil.es]
      .join(' ')
      .match(/.{1,44}(?: |$)/g)
      ?.map((line) => line.trim())
      .slice(0, 6) ?? [],
  );
  return {
    kind: 'wine',
    slug: row.slug,
    brand: brand.name,
    year: row.year,
    label: row.label !== undefined,
    texts: { es: text('es'), en: text('en') },
    skus: [
      {
        sku: skuOf('V', row.slug),
        price: row.price,
        reference_price: row.reference ?? null,
        stock: row.stock,
        format: null,
        is_unit_sales: 1,
        label: row.label !== undefined,
        label_text: row.label ?? null,
      },
    ],
    attributes: {
      type: WINE_TYPES[row.type],
      grapes,
      valley: place.valley,
      region: place.region,
      country: place.country,
      volume_ml: row.volume ?? 750,
      abv: row.abv,
      ...scales(row),
      guarda: keeps(row),
      aromas: aromas.map(aroma),
      aromatic_family: family(aromas[0] ?? 'piedra'),
      ageing: aged.short,
      service: service(row),
      harvest: harvest(row, place.country.slug),
      scores: scores(row),
      closure: wineClosure(pictures.image as Parameters<typeof wineClosure>[0]),
      foods,
    },
    pictures,
    retracto: 'allowed',
    published_at: published(row.slug),
  };
};
