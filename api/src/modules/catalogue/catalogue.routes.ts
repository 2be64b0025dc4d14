import {
  CATALOGUE_KINDS,
  catalogue,
  listOffers,
  listProductCategory,
  readOfferFilters,
  readProductCategoryFilters,
} from 'shared-contracts/api/catalogue';
import * as schema from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';
import type { Module } from '../../module.ts';
import { LIST_TAG, productTags, SETTINGS_TAG } from '../../plugins/answer-tags.ts';
import { endpointsOf, type PreparedJson, prepareJson } from '../../plugins/endpoint.ts';
import { findCategory, listProducts, readFilters, readProduct } from './catalogue.service.ts';
import { kindScope, OFFERS, type Scope } from './scopes.ts';
import type { ListFilters } from './selection.ts';

/** Lists and filters of product types, offers and categories, and product pages. */
export const catalogueModule: Module = (app, { readDb, answers }) => {
  interface Listing {
    /** Key of the list among the cached answers, for all filters and languages. */
    key: string;
    /** Called only without a cached answer. */
    findScope: () => Scope | Promise<Scope>;
    query: ListFilters;
    locale: Locale;
  }

  const answerList = ({ key, findScope, query, locale }: Listing): Promise<PreparedJson> => {
    const choice = tidy(query);
    return answers.answer(keyOf(key, locale, choice), async () => {
      const list = await listProducts(readDb, await findScope(), choice, locale);
      return prepareJson(schema.listProducts.response, list, [LIST_TAG, ...productTags(list.data)]);
    });
  };
  const answerFilters = ({ key, findScope, query, locale }: Listing): Promise<PreparedJson> => {
    // Counts do not depend on page and sort.
    const choice = { ...tidy(query), page: 1, per_page: 12, sort: 'relevance' as const };
    return answers.answer(keyOf(key, locale, choice), async () =>
      prepareJson(schema.readFilters.response, await readFilters(readDb, await findScope(), choice, locale), [
        LIST_TAG,
      ]),
    );
  };

  const on = endpointsOf(app);
  for (const kind of CATALOGUE_KINDS) {
    const endpoints = catalogue[kind];
    const findScope = () => kindScope(kind);
    on(endpoints.list, ({ query, request: { locale } }) =>
      answerList({ key: endpoints.list.id, findScope, query, locale }),
    );
    on(endpoints.filters, ({ query, request: { locale } }) =>
      answerFilters({ key: endpoints.filters.id, findScope, query, locale }),
    );
    on(endpoints.detail, ({ params: { id }, request: { locale } }) =>
      answers.answer(keyOf(endpoints.detail.id, locale, id), async () => {
        const { data } = await readProduct(readDb, kind, id, locale);
        const { contents, contents_off_sale = [], related } = data;
        // Not LIST_TAG: with it, each price would drop all product pages. A page may miss a product that became related
        // until it expires.
        const shown = [
          data,
          ...[...contents, ...contents_off_sale].map(({ product }) => product),
          ...related,
        ];
        return prepareJson(schema.readProduct.response, { data }, [SETTINGS_TAG, ...productTags(shown)]);
      }),
    );
  }

  on(listOffers, ({ query, request: { locale } }) =>
    answerList({ key: listOffers.id, findScope: () => OFFERS, query, locale }),
  );
  on(readOfferFilters, ({ query, request: { locale } }) =>
    answerFilters({ key: readOfferFilters.id, findScope: () => OFFERS, query, locale }),
  );

  const ofCategory = ({ id }: { id: string }, category: string) => ({
    key: `${id} ${category}`,
    findScope: () => findCategory(readDb, category),
  });
  on(listProductCategory, ({ params: { category }, query, request: { locale } }) =>
    answerList({ ...ofCategory(listProductCategory, category), query, locale }),
  );
  on(readProductCategoryFilters, ({ params: { category }, query, request: { locale } }) =>
    answerFilters({ ...ofCategory(readProductCategoryFilters, category), query, locale }),
  );
};

/** Normalises the order of filter values, for the cache key. */
function tidy(query: ListFilters): ListFilters {
  const sorted = FILTER_KEYS.map((key) => [key, [...new Set(query[key])].toSorted()] as const);
  return { ...query, ...Object.fromEntries(sorted) };
}

const keyOf = (id: string, locale: string, choice: unknown): string =>
  `${id} ${locale} ${JSON.stringify(choice)}`;
