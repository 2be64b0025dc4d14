import {
  CATALOGUE_KINDS,
  type CatalogueKind,
  catalogue,
  listOffers,
  listProductCategory,
  listRecommendations,
  readOfferFilters,
  readProductCategoryFilters,
} from 'shared-contracts/api/catalogue';
import type { ProductFilters, ProductList } from 'shared-contracts/api/catalogue.schema';
import { pageOf, recordedAnswers } from '../recorded.ts';
import { selectProducts, sortProducts } from '../select-products.ts';
import { productsAt, recommendedBeside } from '../shelf.ts';
import { answer, type HandlerContext, type Handlers } from './handler.ts';

/** Category name → path of its recorded list. Any other category uses the wines. */
const LIST_OF_CATEGORY: Readonly<Record<string, string>> = {
  boxes: '/boxes',
  cajas: '/boxes',
  gourmet: '/gourmets',
  gourmets: '/gourmets',
  alcoholes: '/alcohols',
  alcohols: '/alcohols',
  ofertas: '/offers',
  offers: '/offers',
};
const listOfCategory = ({ request }: HandlerContext): string =>
  LIST_OF_CATEGORY[String(request.params.category)] ?? '/wines';

const listProducts = ({ request: { query }, locale }: HandlerContext, list: string): ProductList =>
  pageOf(sortProducts(selectProducts(list, query, productsAt(list, locale)), query.sort), query);

const readFilters = (
  { request: { query }, locale }: HandlerContext,
  list: string,
): ProductFilters | undefined => {
  const body = recordedAnswers(locale)[`${list}/filters`] as ProductFilters | undefined;
  if (!body) return undefined;
  const isSelected = (key: string, value: string) => [query[key]].flat().includes(value);
  return {
    ...body,
    data: body.data.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, selected: isSelected(group.key, option.value) })),
    })),
    total: selectProducts(list, query, productsAt(list, locale)).length,
  };
};

const ofKind = (kind: CatalogueKind): Handlers => ({
  ...answer(catalogue[kind].list, (context) => listProducts(context, `/${kind}`)),
  ...answer(catalogue[kind].filters, (context) => readFilters(context, `/${kind}`)),
});

export const catalogueHandlers: Handlers = {
  ...Object.assign({}, ...CATALOGUE_KINDS.map(ofKind)),
  ...answer(listOffers, (context) => listProducts(context, '/offers')),
  ...answer(readOfferFilters, (context) => readFilters(context, '/offers')),
  ...answer(listRecommendations, ({ request, locale }) => ({
    data: recommendedBeside(request.query.skus as string[], locale),
  })),
  ...answer(listProductCategory, (context) => listProducts(context, listOfCategory(context))),
  ...answer(readProductCategoryFilters, (context) => readFilters(context, listOfCategory(context))),
};
