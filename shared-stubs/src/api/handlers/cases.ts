import { deleteCase, putCase, readCaseBottles, readCases } from 'shared-contracts/api/cases';
import type { CaseBody } from 'shared-contracts/api/cases.schema';
import { isCaseType } from 'shared-contracts/domain/cases';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { CASE_RULE } from '../cases-of.ts';
import { allProducts, findArticle } from '../shelf.ts';
import { answer, answerCart, cartIdOf, type HandlerContext, type Handlers } from './handler.ts';

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

/** @throws DomainError for a case that the rule or the stock refuses */
const assertSellable = ({ size, qty, bottles }: CaseBody, { locale, effect }: HandlerContext): void => {
  const filled = bottles.reduce((sum, { count }) => sum + count, 0);
  if (filled < size) throw new DomainError('CASE_INCOMPLETE', { missing: size - filled }, ['bottles']);
  if (filled > size) throw new DomainError('CASE_TOO_FULL', { extra: filled - size }, ['bottles']);
  if (bottles.length < CASE_RULE.min_different)
    throw new DomainError('CASE_VARIETY', { min: CASE_RULE.min_different }, ['bottles']);
  for (const [at, { sku, count }] of bottles.entries()) {
    const article = findArticle(sku, locale, effect);
    const field = [`bottles.${at}.sku`];
    if (!article) throw new DomainError('UNKNOWN_SKU', { sku }, field);
    const { name, product_type } = article.card;
    if (!isCaseType(CASE_RULE, product_type)) throw new DomainError('CASE_TYPE', { name }, field);
    if (count * qty > article.stock)
      throw new DomainError('OUT_OF_STOCK', { name, available: article.stock }, ['bottles']);
  }
};

/** Stores the case that the path names, or removes it. */
const writeCase = (context: HandlerContext, body: CaseBody | null) => {
  const { request, state } = context;
  const cart = cartIdOf(context);
  const id = String(request.params.id);
  const cases = new Map(state.cases.get(cart));
  const isChange = body !== null || cases.has(id);
  if (body) cases.set(id, body);
  else cases.delete(id);
  state.cases.set(cart, cases);
  if (isChange) state.cartVersions.set(cart, (state.cartVersions.get(cart) ?? 0) + 1);
  return answerCart(context);
};

export const caseHandlers: Handlers = {
  ...answer(readCases, ({ locale }) => ({ data: { rule: CASE_RULE, ready: [readyCase(locale)] } })),
  ...answer(putCase, (context) => {
    const body = context.request.body as CaseBody;
    assertSellable(body, context);
    return writeCase(context, body);
  }),
  ...answer(deleteCase, (context) => writeCase(context, null)),
  ...answer(readCaseBottles, ({ request, locale }) => {
    const skus = [request.query.skus ?? []].flat().flatMap((text) => String(text).split(','));
    const cards = allProducts(locale);
    return { data: skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []) };
  }),
};
