import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { byFilter, FACET_KEYS } from 'shared-contracts/domain/filters';
import type {
  readProductChoices as choicesSchema,
  readProductForm as formSchema,
  ProductData,
} from 'shared-contracts/office/product-data.schema';
import type { Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { FOODS } from '../../modules/products/foods.ts';
import { findDraft } from '../drafts/drafts.repository.ts';
import * as repository from './product-data.repository.ts';
import { toData } from './to-data.ts';

const isText = (one: unknown): one is string => typeof one === 'string';

/**
 * Names of other products in the data, and in a draft, which may have any form. Contents are skus and companions are ids:
 * a sku may have the digits of an id.
 */
const findNames = async (
  db: Executor,
  ...states: (Partial<Pick<ProductData, 'contents' | 'companions'>> | undefined)[]
): Promise<Record<string, string>> => {
  const skus = states.flatMap((state) =>
    Array.isArray(state?.contents) ? state.contents.map((content) => content?.sku) : [],
  );
  const ids = states.flatMap((state) => (Array.isArray(state?.companions) ? state.companions : []));
  const [owners, names] = await Promise.all([
    repository.findOwners(db, skus.filter(isText)),
    repository.findNamesOf(
      db,
      ids.filter((id) => isText(id) && /^[1-9]\d{0,8}$/.test(id)),
    ),
  ]);
  return Object.fromEntries([...names, ...[...owners].map(([sku, { name }]) => [sku, name] as const)]);
};

/**
 * A product as it is stored.
 * @throws DomainError NOT_FOUND
 */
export const readProductForm = async (
  db: Executor,
  id: number,
): Promise<EndpointOutput<typeof formSchema>> => {
  const stored = orNotFound(await repository.findStoredProduct(db, id));
  const data = toData(stored);
  const [draft, boxes] = await Promise.all([
    findDraft(db, { kind: 'product', id: String(id) }),
    repository.findBoxesWith(db, id),
  ]);
  const { type: kind, is_slug_fixed: slug_fixed, is_active: visible } = stored.main;
  const names = await findNames(db, data, draft?.data);
  return { id: String(id), kind, visible, slug_fixed, data, names, boxes };
};

/** Values to choose from. */
export const readProductChoices = async (db: Executor): Promise<EndpointOutput<typeof choicesSchema>> => {
  const [labels, brands] = await Promise.all([repository.findLabels(db), repository.findBrands(db)]);
  const englishOf = new Map(
    labels.filter(({ locale }) => locale === 'en').map(({ key, value, label }) => [`${key}:${value}`, label]),
  );
  const choicesOf = (key: string) =>
    labels
      .filter((one) => one.key === key && one.locale === 'es')
      .map(({ value, label }) => ({ value, es: label, en: englishOf.get(`${key}:${value}`) ?? label }));
  return {
    brands,
    facets: byFilter(FACET_KEYS, choicesOf),
    foods: FOODS.map(({ id, label }) => ({ value: id, ...label })),
  };
};
