import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { ProductContent } from '../../../db/schema/catalogue.ts';
import type { ProductRows } from '../../../db/write-products.ts';
import type { KnownProduct } from './known-products.repository.ts';
import type { ProductRow } from './row.ts';

/** Value of the file's cell, null for an empty cell. Without such a column in the file, the stored value. */
export const cellOrStored = <T>(cell: T | null | undefined, before: T | null | undefined): T | null =>
  cell === undefined ? (before ?? null) : cell;

/** Columns that exist per language. */
type Bilingual = { [K in keyof ProductRow]: K extends `${infer Name}_es` ? Name : never }[keyof ProductRow] &
  string;
type CellOf<N extends Bilingual> = ProductRow[`${N}_es`];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Stored English, null when it only copies Spanish. */
export const ownEnglish = <T>({ es, en }: Partial<Record<Locale, T | null>>): T | null =>
  isSame(en, es) ? null : (en ?? null);

/**
 * Reads a column in both languages. Missing English copies Spanish and follows its changes. Own English stays
 * unless the file has the column.
 */
const inBothLanguages = <N extends Bilingual>(
  main: ProductRow,
  name: N,
  before: Partial<Record<Locale, CellOf<N> | null>>,
): Record<Locale, CellOf<N> | null> => {
  const es = cellOrStored(main[`${name}_es`] as CellOf<N>, before.es) as CellOf<N> | null;
  const cell = main[`${name}_en` as keyof ProductRow] as CellOf<N>;
  const en = cell === undefined ? ownEnglish(before) : Array.isArray(cell) && cell.length === 0 ? null : cell;
  return { es, en: en ?? es };
};

/** Texts of a product in each language. The caller adds the keywords. */
export const wordsOf = (
  main: ProductRow,
  product: KnownProduct | undefined,
): Record<Locale, Omit<ProductRows['texts'][number], 'keywords'>> => {
  const textOf = (locale: Locale) => product?.texts.get(locale);
  const column = <N extends 'name' | 'detail' | 'description' | 'description_card'>(name: N) =>
    inBothLanguages(main, name, { es: textOf('es')?.[name], en: textOf('en')?.[name] });
  const content = <N extends keyof ProductContent & Bilingual>(name: N) =>
    inBothLanguages(main, name, {
      es: textOf('es')?.content[name] as CellOf<N>,
      en: textOf('en')?.content[name] as CellOf<N>,
    });
  const name = column('name');
  /** The stored card name. Undefined when it equals the product's name, because it then follows the name. */
  const ownCardName = (locale: Locale) => {
    const text = textOf(locale);
    return text?.name_card === text?.name ? undefined : text?.name_card;
  };
  const cardName = ownCardName('es');
  const name_card = inBothLanguages(main, 'name_card', {
    es: cardName,
    // Without one, English would copy a Spanish card name.
    en: ownCardName('en') ?? (cardName === undefined ? undefined : name.en),
  });
  const label = inBothLanguages(main, 'label', {
    es: textOf('es')?.label_text,
    en: textOf('en')?.label_text,
  });
  const [detail, description, description_card] = [
    column('detail'),
    column('description'),
    column('description_card'),
  ];
  const contents = {
    aromatic_notes: content('aromatic_notes'),
    aromatic_family: content('aromatic_family'),
    vineyard: content('vineyard'),
    ageing: content('ageing'),
    closure: content('closure'),
    harvest: content('harvest'),
    tasting_notes: content('tasting_notes'),
    pairing: content('pairing'),
    sommelier_comment: content('sommelier_comment'),
    image_alt: content('image_alt'),
    cover_alt: content('cover_alt'),
    retracto_excluded: content('retracto_excluded'),
  };
  const wordsIn = (locale: Locale) => ({
    locale,
    name: name[locale] ?? main.name_es,
    name_card: name_card[locale] ?? name[locale] ?? main.name_es,
    detail: detail[locale] ?? '',
    description: description[locale] ?? '',
    description_card: description_card[locale] ?? '',
    label_text: label[locale] ?? null,
    content: JSON.stringify(
      Object.fromEntries(
        Object.entries(contents).flatMap(([key, both]) =>
          both[locale] === null ? [] : [[key, both[locale]]],
        ),
      ),
    ),
  });
  return Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as Record<
    Locale,
    ReturnType<typeof wordsIn>
  >;
};
