import { readCaseBottles, readCases } from 'shared-contracts/api/cases';
import type { Locale } from 'shared-contracts/locale';
import { allProducts } from '../shelf.ts';
import { answer, type Handlers } from './handler.ts';

const RULE = {
  percent_6: 5,
  percent_12: 10,
  product_types: ['Wine' as const],
  min_different: 2,
};
const NAME: Record<Locale, string> = { es: 'Para quien empieza', en: 'To begin with' };
const SIZE = 6 as const;

const readyCase = (locale: Locale) => {
  const wines = allProducts(locale).filter(({ product_type, stock }) => product_type === 'Wine' && stock > 0);
  return {
    id: 'beginners',
    name: NAME[locale],
    size: SIZE,
    bottles: wines.slice(0, SIZE).map((card) => ({ card, count: 1 })),
  };
};

export const caseHandlers: Handlers = {
  ...answer(readCases, ({ locale }) => ({ data: { rule: RULE, ready: [readyCase(locale)] } })),
  ...answer(readCaseBottles, ({ request, locale }) => {
    const skus = [request.query.skus ?? []].flat().flatMap((text) => String(text).split(','));
    const cards = allProducts(locale);
    return { data: skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []) };
  }),
};
