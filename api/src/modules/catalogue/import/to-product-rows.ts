import { FILTER_KEYS, type FilterKey } from 'shared-contracts/domain/filter-keys';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { ProductAttributes, ProductContent } from '../../../db/schema/catalogue.ts';
import type { ProductRows } from '../../../db/write-products.ts';
import { slugify } from '../../../seed/random.ts';
import type { ReadProduct } from './check-rows.ts';
import type { ProductRow, SkuRow } from './row.ts';

const TYPES = { wine: 'Wine', box: 'Box', gourmet: 'GourmetProduct', alcohol: 'Alcohol' } as const;
/** Behind everything that has a place of its own. */
const LAST_RANK = 1_000_000;

type Facet = ProductRows['facets'][number];

/** What the shop has already of a product in the file. */
export interface Known {
  stock: ReadonlyMap<string, number>;
  labels: ReadonlyMap<string, string>;
}

/** Filter values of a product; the brand is one. */
export const facetsOf = (main: ProductRow): Facet[] => [
  ...FILTER_KEYS.filter((key): key is Exclude<FilterKey, 'marca'> => key !== 'marca').flatMap((key) =>
    main[key].map(({ value, label }, position) => ({ key, value, label, position })),
  ),
  { key: 'marca', value: slugify(main.brand), position: 0, label: { es: main.brand, en: main.brand } },
];

/** A checked product as it goes into the tables. English that is missing is Spanish. */
export function toProductRows({ main, formats }: ReadProduct, { stock, labels }: Known): ProductRows {
  const facets = facetsOf(main);
  const labelOf = ({ key, value, label }: Facet, locale: Locale) =>
    label?.[locale] ?? labels.get(`${key}:${value} ${locale}`) ?? value;
  return {
    product: {
      type: TYPES[main.type],
      slug: main.slug,
      year: main.year ?? null,
      attributes: JSON.stringify(attributesOf(main)),
      rank: main.rank ?? LAST_RANK,
      is_active: main.active ?? true,
      label: main.label_es !== undefined,
      image: main.image,
      cover_image: main.cover_image ?? main.image,
      published_at: main.published_at ?? new Date(),
    },
    brand: { slug: slugify(main.brand), name: main.brand },
    texts: LOCALES.map((locale) =>
      textOf(
        main,
        locale,
        facets.map((facet) => labelOf(facet, locale)),
      ),
    ),
    skus: [main, ...formats].map((sku) => skuOf(sku, stock)),
    facets,
    contents: main.contents,
  };
}

const skuOf = (row: SkuRow, stock: Known['stock']): ProductRows['skus'][number] => ({
  sku: row.sku,
  price: row.price,
  reference_price: row.reference_price ?? null,
  stock: row.stock ?? stock.get(row.sku) ?? 0,
  format: row.format ?? null,
  is_unit_sales: row.unit_sales ?? true,
  label_text: null,
});

const attributesOf = (main: ProductRow): ProductAttributes => ({
  volume_ml: main.volume_ml ?? null,
  abv: main.abv ?? null,
  body: main.body ?? null,
  acidity: main.acidity ?? null,
  sweetness: main.sweetness ?? null,
  freshness: main.freshness ?? null,
  guarda: main.guarda ?? null,
  region: main.region ?? null,
  valley: main.valley ?? null,
  service: main.service ?? null,
  scores: main.scores,
});

/** Columns that there are once for each language. */
type Bilingual = { [K in keyof ProductRow]: K extends `${infer Name}_es` ? Name : never }[keyof ProductRow] &
  string;

function textOf(main: ProductRow, locale: Locale, labels: string[]): ProductRows['texts'][number] {
  const say = (name: Exclude<Bilingual, 'aromatic_notes'>): string | undefined =>
    main[`${name}_${locale}`] ?? main[`${name}_es`];
  const name = say('name') ?? main.name_es;
  const detail = say('detail') ?? '';
  const notes = main[`aromatic_notes_${locale}`];
  const content: ProductContent = {
    aromatic_notes: notes.length > 0 ? notes : main.aromatic_notes_es,
    aromatic_family: say('aromatic_family') ?? null,
    vineyard: say('vineyard') ?? null,
    harvest: say('harvest') ?? null,
    tasting_notes: say('tasting_notes') ?? null,
    pairing: say('pairing') ?? null,
    sommelier_comment: say('sommelier_comment') ?? null,
    retracto_excluded: say('retracto_excluded') ?? null,
  };
  return {
    locale,
    name,
    name_card: say('name_card') ?? name,
    detail,
    description: say('description') ?? '',
    description_card: say('description_card') ?? '',
    label_text: say('label') ?? null,
    content: JSON.stringify(content),
    keywords: [main.brand, main.year, detail, ...labels].filter(Boolean).join(' '),
  };
}
