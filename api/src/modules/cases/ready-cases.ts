import type { ReadyCase } from 'shared-contracts/api/cases.schema';
import { listQuery, type ProductCard } from 'shared-contracts/api/catalogue.schema';
import { type CaseRule, isCaseType } from 'shared-contracts/domain/cases';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { listProducts } from '../catalogue/catalogue.service.ts';
import { kindScope } from '../catalogue/scopes.ts';
import { findCards } from '../products/cards.repository.ts';
import { listWines } from '../sommelier/sommelier.service.ts';
import type { HouseCase } from './house-cases.repository.ts';

const SIZE = 6;
/** Wines to choose from, because some may be sold out or of the same house. */
const LOOKED_AT = 24;

interface Proposal {
  id: string;
  name: Record<Locale, string>;
  /** Query of the list of wines, or foods that the sommelier finds wines for. */
  of: { tipo: string } | { sort: string } | { food: string[] };
}

/** Cases that the sommelier proposes, in their order. */
const PROPOSALS: readonly Proposal[] = [
  {
    id: 'winter-reds',
    name: { es: 'Seis tintos para el invierno', en: 'Six reds for the winter' },
    of: { tipo: 'tinto' },
  },
  {
    id: 'summer-whites',
    name: { es: 'Seis blancos para la terraza', en: 'Six whites for the terrace' },
    of: { tipo: 'blanco' },
  },
  { id: 'beginners', name: { es: 'Para quien empieza', en: 'To begin with' }, of: { sort: 'price' } },
  {
    id: 'barbecue',
    name: { es: 'Para el asado del domingo', en: 'For the Sunday barbecue' },
    of: { food: ['vacuno', 'cordero', 'cerdo'] },
  },
];

/** One bottle of each house first, so that a case shows different vineyards. */
const choose = (cards: readonly ProductCard[]): ProductCard[] => {
  const inStock = cards.filter(({ stock }) => stock > 0);
  const firstOfHouse = inStock.filter(
    ({ brand }, at) => inStock.findIndex((other) => other.brand.slug === brand.slug) === at,
  );
  return [...new Set([...firstOfHouse, ...inStock])].slice(0, SIZE);
};

const NO_CHOICE = { continent: [], country: [], type: [], body: [] };

const findWines = async (db: Executor, of: Proposal['of'], locale: Locale): Promise<ProductCard[]> => {
  if ('food' in of) {
    const choice = { ...NO_CHOICE, ...of, page: 1, per_page: LOOKED_AT };
    const { data } = await listWines(db, choice, locale);
    return findCards(
      db,
      data.map(({ id }) => id),
      locale,
    );
  }
  const list = listQuery.parse({ ...of, per_page: LOOKED_AT });
  return (await listProducts(db, kindScope('wines'), list, locale)).data;
};

/** Cases of the house whose bottles may all go into a case and are in stock. */
const findHouseReady = async (
  db: Executor,
  rule: CaseRule,
  house: readonly HouseCase[],
  locale: Locale,
): Promise<ReadyCase[]> => {
  const cards = await findCards(db, [...new Set(house.flatMap(({ product_ids }) => product_ids))], locale);
  return house.flatMap(({ id, name, product_ids }) => {
    const counts = Map.groupBy(product_ids, (product) => product);
    const bottles = [...counts].flatMap(([product, { length: count }]) => {
      const card = cards.find((one) => one.id === product);
      return card && card.stock >= count && isCaseType(rule, card.product_type) ? [{ card, count }] : [];
    });
    const size = product_ids.length === 12 ? 12 : 6;
    return counts.size >= rule.min_different && bottles.length === counts.size
      ? [{ id: `house-${id}`, name: name[locale], by: 'house', size, bottles }]
      : [];
  });
};

/** Full cases by the sommelier's rules. A proposal without six wines in stock is left out. */
const findSommelierReady = async (db: Executor, rule: CaseRule, locale: Locale): Promise<ReadyCase[]> => {
  if (!isCaseType(rule, 'Wine')) return [];
  const found = await Promise.all(
    PROPOSALS.map(async ({ id, name, of }) => {
      const bottles = choose(await findWines(db, of, locale)).map((card) => ({ card, count: 1 }));
      return { id, name: name[locale], by: 'sommelier', size: SIZE, bottles } as const;
    }),
  );
  return found.filter(({ bottles }) => bottles.length === SIZE);
};

/** Full cases to start from: those of the house first. */
export const findReadyCases = async (
  db: Executor,
  rule: CaseRule,
  house: readonly HouseCase[],
  locale: Locale,
): Promise<ReadyCase[]> => [
  ...(await findHouseReady(db, rule, house, locale)),
  ...(await findSommelierReady(db, rule, locale)),
];
