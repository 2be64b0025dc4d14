/** Stored rows of a product ↔ the data that staff write. */
import { byFilter, FACET_KEYS } from 'shared-contracts/domain/filters';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import { byNumberFact } from 'shared-contracts/office/product-limits';
import { pick } from '../../lib/pick.ts';
import type { ReadProduct } from '../../modules/catalogue/import/check-rows.ts';
import type { ProductRow } from '../../modules/catalogue/import/row.ts';
import type { findStoredProduct } from './product-data.repository.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof findStoredProduct>>>;
type Words = ProductData['texts'][Locale];
type Facts = ProductData['facts'];

const CONTENT_TEXTS = [
  'aromatic_family',
  'vineyard',
  'ageing',
  'closure',
  'harvest',
  'tasting_notes',
  'pairing',
  'sommelier_comment',
  'retracto_excluded',
  'image_alt',
  'cover_alt',
] as const;

/**
 * Texts of a language. An empty name of a card follows the name, so a stored one that equals the name becomes empty.
 * @param keepsCardName for English, where an empty text follows the Spanish one instead
 */
const wordsOf = (texts: Stored['texts'], locale: Locale, keepsCardName = false): Words => {
  const text = texts.find((row) => row.locale === locale);
  const content = text?.content ?? {};
  return {
    name: text?.name ?? '',
    name_card: text && (keepsCardName || text.name_card !== text.name) ? text.name_card : '',
    detail: text?.detail ?? '',
    description: text?.description ?? '',
    description_card: text?.description_card ?? '',
    label: text?.label_text ?? '',
    aromatic_notes: content.aromatic_notes ?? [],
    ...(Object.fromEntries(CONTENT_TEXTS.map((name) => [name, content[name] ?? ''])) as Pick<
      Words,
      (typeof CONTENT_TEXTS)[number]
    >),
  };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** English texts of their own. One that copies the Spanish text is empty, so that it keeps following it. */
const ownEnglish = (es: Words, en: Words): Words =>
  Object.fromEntries(
    Object.entries(en).map(([name, value]) => {
      const copies = isSame(value, es[name as keyof Words]);
      return [name, copies ? (Array.isArray(value) ? [] : '') : value];
    }),
  ) as Words;

const NO_FACTS: Facts = {
  region: '',
  valley: '',
  service: '',
  ...byNumberFact(() => null),
  place: '',
  foods: [],
  scores: [],
};

export const toData = (stored: Stored): ProductData => {
  const { main, texts, facets, formats, contents, companions } = stored;
  const { attributes: facts } = main;
  const es = wordsOf(texts, 'es');
  const valuesOf = (key: string) =>
    facets.filter((facet) => facet.key === key).map(({ value }) => ({ value }));
  return {
    kind: main.type,
    ...pick(main, 'slug', 'brand', 'year', 'image'),
    texts: { es, en: ownEnglish(es, wordsOf(texts, 'en', es.name_card !== '')) },
    facts: Object.fromEntries(
      Object.entries(NO_FACTS).map(([name, none]) => [name, facts[name as keyof Facts] ?? none]),
    ) as Facts,
    facets: byFilter(FACET_KEYS, valuesOf),
    cover: main.cover_image === main.image ? '' : main.cover_image,
    formats: formats.map(({ sku, format: grams, is_unit_sales, label_text }) => ({
      sku,
      grams,
      unit_sales: is_unit_sales,
      label: {
        es: label_text?.es ?? '',
        en: label_text?.en === label_text?.es ? '' : (label_text?.en ?? ''),
      },
    })),
    contents,
    companions,
  };
};

/** Kinds of products as the import names them. */
const IMPORT_KINDS = { Wine: 'wine', Box: 'box', GourmetProduct: 'gourmet', Alcohol: 'alcohol' } as const;

const orNull = <T>(value: T | ''): T | null => (value === '' ? null : value);

const bothOf = (texts: ProductData['texts']): Partial<ProductRow> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) =>
      Object.entries(texts[locale]).map(([name, value]) => [
        `${name}_${locale}`,
        Array.isArray(value) ? value : orNull(value),
      ]),
    ),
  );

/**
 * A product as the import has it, whose rules and rows are the same. Formats in the order of the data, then those that
 * it leaves out.
 * @param options.prices of all formats of the product. The data has none.
 */
export const toImport = (
  kind: Stored['main']['type'],
  data: ProductData,
  { prices, visible }: { prices: readonly { sku: string; price: number }[]; visible: boolean },
): ReadProduct => {
  const priceOf = new Map(prices.map(({ sku, price }) => [sku, price]));
  const named = data.formats.map(({ sku, grams, unit_sales, label }) => ({
    slug: data.slug,
    sku,
    price: priceOf.get(sku) ?? 0,
    format: grams,
    unit_sales,
    sku_label_es: orNull(label.es),
    sku_label_en: orNull(label.en),
    line: 1,
  }));
  const leftOut = prices
    .filter(({ sku }) => !data.formats.some((format) => format.sku === sku))
    .map(({ sku, price }) => ({ slug: data.slug, sku, price, line: 1 }));
  const [first, ...others] = [...named, ...leftOut];
  const { region, valley, service, place, ...facts } = data.facts;
  const { line: _, ...card } = first ?? { line: 1 };
  return {
    line: 1,
    main: {
      ...card,
      ...bothOf(data.texts),
      ...facts,
      ...data.facets,
      type: IMPORT_KINDS[kind],
      brand: data.brand,
      year: data.year,
      region: orNull(region),
      valley: orNull(valley),
      service: orNull(service),
      ...(place !== undefined && { place: orNull(place) }),
      image: data.image,
      cover_image: data.cover || data.image,
      active: visible,
      ...(kind === 'Box' && { contents: data.contents }),
    } as ProductRow,
    formats: others as ReadProduct['formats'],
  };
};

const NO_WORDS = wordsOf([], 'es');

/** Data of a product without anything. */
export const EMPTY: Omit<ProductData, 'kind'> = {
  slug: '',
  brand: '',
  year: null,
  texts: { es: NO_WORDS, en: NO_WORDS },
  facts: NO_FACTS,
  facets: {},
  image: '',
  cover: '',
  formats: [],
  contents: [],
  companions: [],
};
