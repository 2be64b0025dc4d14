/** Why data cannot be a product, in the words of the office. */

import { isGourmet } from 'shared-contracts/domain/product-type';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import { FOODS } from '../../modules/products/foods.ts';
import type { DraftProblem } from '../drafts/publisher.ts';
import { fillText } from '../orders/order-steps.texts.ts';

const FOOD_IDS = new Set<string>(FOODS.map(({ id }) => id));

const SENTENCES = {
  slugTaken: { es: 'Otro producto ya tiene esa dirección.', en: 'Another product has this address already.' },
  slugFixed: {
    es: 'La dirección ya se publicó y hay enlaces que llevan a ella: no se puede cambiar.',
    en: 'The address was published, and links lead to it: it cannot change.',
  },
  skuTaken: { es: 'El código {sku} ya es de «{name}».', en: 'The code {sku} belongs to “{name}”.' },
  skuTwice: { es: 'El código {sku} está dos veces.', en: 'The code {sku} appears twice.' },
  skuUnknown: { es: 'El código {sku} no existe.', en: 'The code {sku} does not exist.' },
  oneFormat: {
    es: 'Solo un producto gourmet tiene varios formatos.',
    en: 'Only a gourmet product has several formats.',
  },
  tooManyFormats: {
    es: 'Un producto tiene hasta {limit} formatos.',
    en: 'A product has up to {limit} formats.',
  },
  noGrams: {
    es: 'Solo un producto gourmet tiene un peso por formato.',
    en: 'Only a gourmet product has a weight for each format.',
  },
  noExclusion: {
    es: 'Solo los alimentos se pueden excluir de la devolución: una botella cerrada siempre se puede devolver. Déjalo vacío.',
    en: 'Only food can be excluded from returns: an unopened bottle can always be returned. Leave it empty.',
  },
  boxEmpty: { es: 'Una caja contiene al menos un producto.', en: 'A box contains at least one product.' },
  noContents: { es: 'Solo una caja tiene contenido.', en: 'Only a box has contents.' },
  boxInBox: { es: '{sku} también es una caja.', en: '{sku} is a box itself.' },
  contentTwice: { es: '{sku} está dos veces en la caja.', en: '{sku} is in the box twice.' },
  valueUnknown: { es: 'No conocemos «{value}».', en: 'We do not know “{value}”.' },
  pictureMissing: {
    es: 'Sin imagen no se puede mostrar en la tienda.',
    en: 'The shop cannot show it without a picture.',
  },
  altWithoutPicture: {
    es: 'No hay segunda imagen que describir.',
    en: 'There is no second picture to describe.',
  },
  companionSelf: {
    es: 'Un producto no se recomienda junto a sí mismo.',
    en: 'A product is not recommended beside itself.',
  },
  companionTwice: { es: 'Ese producto está dos veces.', en: 'This product appears twice.' },
  companionUnknown: { es: 'Ese producto ya no existe.', en: 'This product no longer exists.' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Rows of the shop that the data names. */
export interface Surroundings {
  kind: ProductData['kind'];
  id: number;
  /** Skus of this product. */
  own: ReadonlySet<string>;
  owners: ReadonlyMap<string, { id: number; type: string; name: string }>;
  /** `key:value` of known filter values. */
  facets: ReadonlySet<string>;
  /** Ids of the named companions that exist. */
  companions: ReadonlySet<string>;
  slugOwner: number | null;
  stored: { slug: string; isSlugFixed: boolean };
  locale: Locale;
}

const problem = (
  rule: keyof typeof SENTENCES,
  path: string,
  locale: Locale,
  values: Record<string, string> = {},
): DraftProblem => ({ path, message: fillText(SENTENCES[rule][locale], values) });

/** Refuses a field because of a problem with it. */
export const refuseProblem = ({ path, message }: DraftProblem): DomainError =>
  new DomainError('ENTRY_REFUSED', { why: message }, [path]);

export const refuse = (...args: Parameters<typeof problem>): DomainError => refuseProblem(problem(...args));

const formatProblems = ({ formats }: ProductData, { kind, own, locale }: Surroundings): DraftProblem[] =>
  formats.flatMap(({ sku, grams }, index) => {
    const field = `formats.${index}.sku`;
    if (formats.findIndex((one) => one.sku === sku) < index)
      return [problem('skuTwice', field, locale, { sku })];
    if (!own.has(sku)) return [problem('skuUnknown', field, locale, { sku })];
    if (grams !== null && kind !== 'GourmetProduct')
      return [problem('noGrams', `formats.${index}.grams`, locale)];
    return [];
  });

export const contentProblems = (
  contents: ProductData['contents'],
  { kind, owners, locale }: Pick<Surroundings, 'kind' | 'owners' | 'locale'>,
): DraftProblem[] => {
  if (kind !== 'Box') return contents.length > 0 ? [problem('noContents', 'contents', locale)] : [];
  if (contents.length === 0) return [problem('boxEmpty', 'contents', locale)];
  return contents.flatMap(({ sku }, index) => {
    const field = `contents.${index}.sku`;
    const owner = owners.get(sku);
    if (!owner) return [problem('skuUnknown', field, locale, { sku })];
    if (owner.type === 'Box') return [problem('boxInBox', field, locale, { sku })];
    const isTwice = contents.findIndex((one) => one.sku === sku) < index;
    return isTwice ? [problem('contentTwice', field, locale, { sku })] : [];
  });
};

const valueProblems = ({ facets, facts }: ProductData, shop: Surroundings): DraftProblem[] => [
  ...Object.entries(facets).flatMap(([key, values]) =>
    (values ?? []).flatMap(({ value, label }, index) =>
      label || shop.facets.has(`${key}:${value}`)
        ? []
        : [problem('valueUnknown', `facets.${key}.${index}`, shop.locale, { value })],
    ),
  ),
  ...facts.foods.flatMap((value, index) =>
    FOOD_IDS.has(value) ? [] : [problem('valueUnknown', `facts.foods.${index}`, shop.locale, { value })],
  ),
];

const companionProblems = ({ companions }: ProductData, shop: Surroundings): DraftProblem[] =>
  companions.flatMap((companion, index) => {
    const field = `companions.${index}`;
    if (companion === String(shop.id)) return [problem('companionSelf', field, shop.locale)];
    if (companions.indexOf(companion) < index) return [problem('companionTwice', field, shop.locale)];
    return shop.companions.has(companion) ? [] : [problem('companionUnknown', field, shop.locale)];
  });

const exclusionProblems = ({ kind, texts }: ProductData, { locale }: Surroundings): DraftProblem[] =>
  isGourmet(kind)
    ? []
    : LOCALES.flatMap((language) =>
        texts[language].retracto_excluded
          ? [problem('noExclusion', `texts.${language}.retracto_excluded`, locale)]
          : [],
      );

/** Everything that keeps the data from being shown in the shop. */
export const productProblems = (data: ProductData, shop: Surroundings): DraftProblem[] => {
  const { locale, stored, slugOwner, id } = shop;
  const { es, en } = data.texts;
  const isFixed = data.slug !== stored.slug && stored.isSlugFixed;
  const isTaken = slugOwner !== null && slugOwner !== id;
  return [
    ...(data.kind === shop.kind ? [] : [problem('valueUnknown', 'kind', locale, { value: data.kind })]),
    ...(isFixed ? [problem('slugFixed', 'slug', locale)] : []),
    ...(isTaken ? [problem('slugTaken', 'slug', locale)] : []),
    ...(data.image ? [] : [problem('pictureMissing', 'image', locale)]),
    ...(!data.cover && (es.cover_alt || en.cover_alt)
      ? [problem('altWithoutPicture', `texts.${es.cover_alt ? 'es' : 'en'}.cover_alt`, locale)]
      : []),
    ...exclusionProblems(data, shop),
    ...formatProblems(data, shop),
    ...contentProblems(data.contents, shop),
    ...valueProblems(data, shop),
    ...companionProblems(data, shop),
  ];
};
