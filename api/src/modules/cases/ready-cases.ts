import type { ReadyCase } from 'shared-contracts/api/cases.schema';
import { listQuery, type ProductCard } from 'shared-contracts/api/catalogue.schema';
import { type CaseRule, isCaseType } from 'shared-contracts/domain/cases';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { listProducts } from '../catalogue/catalogue.service.ts';
import { kindScope } from '../catalogue/scopes.ts';

const SIZE = 6;
/** Wines to choose from, because some may be sold out or of the same house. */
const LOOKED_AT = 24;

interface Proposal {
  id: string;
  name: Record<Locale, string>;
  /** Query of the list of wines. */
  filters: { tipo?: string; sort?: string };
}

/** Cases that the sommelier proposes, in their order. */
const PROPOSALS: readonly Proposal[] = [
  {
    id: 'winter-reds',
    name: { es: 'Seis tintos para el invierno', en: 'Six reds for the winter' },
    filters: { tipo: 'tinto' },
  },
  {
    id: 'summer-whites',
    name: { es: 'Seis blancos para la terraza', en: 'Six whites for the terrace' },
    filters: { tipo: 'blanco' },
  },
  {
    id: 'beginners',
    name: { es: 'Para quien empieza', en: 'To begin with' },
    filters: { sort: 'price' },
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

/** Full cases by the sommelier's rules. A proposal without six wines in stock is left out. */
export const findReadyCases = async (db: Executor, rule: CaseRule, locale: Locale): Promise<ReadyCase[]> => {
  if (!isCaseType(rule, 'Wine')) return [];
  const found = await Promise.all(
    PROPOSALS.map(async ({ id, name, filters }) => {
      const list = listQuery.parse({ ...filters, per_page: LOOKED_AT });
      const { data } = await listProducts(db, kindScope('wines'), list, locale);
      const bottles = choose(data).map((card) => ({ card, count: 1 }));
      return { id, name: name[locale], size: SIZE, bottles } as const;
    }),
  );
  return found.filter(({ bottles }) => bottles.length === SIZE);
};
