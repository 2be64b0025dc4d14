import { FACET_KEYS, type FacetKey } from 'shared-contracts/domain/filters';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { productFacts } from 'shared-contracts/office/product-data.schema';
import type { ProductAttributes } from '../../../db/schema/catalogue.ts';
import type { ProductRows, SkuRows } from '../../../db/write-products.ts';
import { pick } from '../../../lib/pick.ts';
import { slugify } from '../../../lib/slugify.ts';
import type { ReadProduct } from './check-rows.ts';
import type { KnownProduct } from './known-products.repository.ts';
import type { ProductRow, SkuRow } from './row.ts';
import { cellOrStored, ownEnglish, wordsOf } from './words-of.ts';

/** Product type by its name in the column `type`. */
export const TYPES = { wine: 'Wine', box: 'Box', gourmet: 'GourmetProduct', alcohol: 'Alcohol' } as const;
/** Rank of products without one: after all others. */
const LAST_RANK = 1_000_000;

type Facet = ProductRows['facets'][number];

/** Rows already in the database. */
export interface Known {
  known: ReadonlyMap<string, KnownProduct>;
  /** Labels of filter values by `key:value locale`. */
  labels: ReadonlyMap<string, string>;
}

/** Filter values of a row, including the brand. A label without English keeps the stored one, or copies Spanish. */
export const facetsOf = (main: ProductRow, labels: Known['labels']): Facet[] => [
  ...FACET_KEYS.flatMap((key) =>
    (main[key] ?? []).map(({ value, label }, position) => {
      const stored = { es: labels.get(`${key}:${value} es`), en: labels.get(`${key}:${value} en`) };
      const both = label && { es: label.es, en: label.en ?? ownEnglish(stored) ?? label.es };
      return { key, value, label: both, position };
    }),
  ),
  { key: 'marca', value: slugify(main.brand), position: 0, label: { es: main.brand, en: main.brand } },
];

/** Stored filter values without a column in the file. */
const keptFacets = (main: ProductRow, product: KnownProduct | undefined): Facet[] =>
  (product?.facets ?? []).flatMap(({ key, value, position }) =>
    key !== 'marca' && main[key as FacetKey] === undefined ? [{ key: key as FacetKey, value, position }] : [],
  );

/** Converts a checked product to table rows. Keeps stored values of missing columns. */
export function toProductRows({ main, formats }: ReadProduct, { known, labels }: Known): ProductRows {
  const product = known.get(main.slug);
  const facets = [...facetsOf(main, labels), ...keptFacets(main, product)];
  const labelOf = ({ key, value, label }: Facet, locale: Locale) =>
    label?.[locale] ?? labels.get(`${key}:${value} ${locale}`) ?? value;
  const words = wordsOf(main, product);
  return {
    product: {
      type: TYPES[main.type],
      slug: main.slug,
      year: cellOrStored(main.year, product?.year),
      attributes: JSON.stringify(attributesOf(main, product)),
      rank: main.rank ?? product?.rank ?? LAST_RANK,
      is_active: main.active ?? product?.is_active ?? true,
      label: main.label_es === undefined ? (product?.label ?? false) : main.label_es !== null,
      image: main.image,
      cover_image: main.cover_image ?? ownCover(product) ?? main.image,
      published_at: main.published_at ?? product?.published_at ?? new Date(),
    },
    brand: { slug: slugify(main.brand), name: main.brand },
    texts: LOCALES.map((locale) => ({
      ...words[locale],
      keywords: [
        main.brand,
        cellOrStored(main.year, product?.year),
        words[locale].detail,
        ...facets.map((facet) => labelOf(facet, locale)),
      ]
        .filter(Boolean)
        .join(' '),
    })),
    skus: [main, ...formats].map((row) => skuOf(row, product?.skuLabels.get(row.sku))),
    facets,
    contents: main.contents ?? [],
  };
}

/** Second picture, when it differs from the first. */
const ownCover = (product: KnownProduct | undefined): string | undefined =>
  product && product.cover_image !== product.image ? product.cover_image : undefined;

type SkuLabel = Record<Locale, string> | null | undefined;

const skuOf = (row: SkuRow, label: SkuLabel): SkuRows => ({
  ...pick(row, 'sku', 'price', 'reference_price', 'stock', 'format'),
  is_unit_sales: row.unit_sales,
  label_text: labelTextOf(row, label),
});

/** Undefined when the file has no column for the label. */
const labelTextOf = (row: SkuRow, before: SkuLabel): string | null | undefined => {
  if (row.sku_label_es === undefined && row.sku_label_en === undefined) return undefined;
  const es = cellOrStored(row.sku_label_es, before?.es);
  const en = cellOrStored(row.sku_label_en, ownEnglish(before ?? {}));
  return es ? JSON.stringify({ es, en: en ?? es }) : null;
};

/** Attributes with one column. */
const { foods: _, scores: __, ...ONE_COLUMN } = productFacts.shape;
type Fact = keyof typeof ONE_COLUMN;
const FACTS = Object.keys(ONE_COLUMN) as Fact[];

/** Attributes that are stored as null too, because every product of the type may have them. */
const ALWAYS: Readonly<Record<ProductRow['type'], readonly Fact[]>> = {
  wine: FACTS.filter((fact) => fact !== 'age' && fact !== 'unit_grams'),
  box: [],
  gourmet: ['unit_grams'],
  alcohol: ['volume_ml', 'abv', 'age'],
};

const attributesOf = (main: ProductRow, product: KnownProduct | undefined): ProductAttributes => {
  const before = product?.attributes;
  const { contents, foods, scores, type } = main;
  const facts = FACTS.map(
    (fact) => [fact, cellOrStored<string | number>(main[fact], before?.[fact])] as const,
  ).filter(([fact, value]) => value !== null || ALWAYS[type].includes(fact) || before?.[fact] !== undefined);
  return {
    ...before,
    ...Object.fromEntries(facts),
    ...((type === 'wine' || scores) && { scores: scores ?? before?.scores ?? [] }),
    ...((type === 'wine' || foods) && { foods: foods ?? before?.foods ?? [] }),
    ...(type === 'box' && contents && { bottles: contents.reduce((sum, { qty }) => sum + qty, 0) }),
  };
};
