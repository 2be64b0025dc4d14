import { CATALOGUE_KINDS, catalogue } from 'shared-contracts/api/catalogue';
import * as schema from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import type { Module } from '../modules.ts';
import { listProducts, readFilters, readProduct } from './catalogue.service.ts';
import type { ListFilters } from './selection.ts';

/** List, filters and detail of each product kind, by the same three handlers. */
export const catalogueModule: Module = (app, { readDb, answers }) => {
  for (const kind of CATALOGUE_KINDS) {
    const { list, filters, detail } = catalogue[kind];

    registerEndpoint(app, list, schema.listProducts, ({ query, request: { locale } }) => {
      const choice = tidy(query);
      return answers.answer(keyOf(list.id, locale, choice), async () =>
        prepareJson(schema.listProducts.response, await listProducts(readDb, kind, choice, locale)),
      );
    });

    registerEndpoint(app, filters, schema.readFilters, ({ query, request: { locale } }) => {
      // Neither page nor order changes the counts.
      const choice = { ...tidy(query), page: 1, per_page: 12, sort: 'relevance' as const };
      return answers.answer(keyOf(filters.id, locale, choice), async () =>
        prepareJson(schema.readFilters.response, await readFilters(readDb, kind, choice, locale)),
      );
    });

    registerEndpoint(app, detail, schema.readProduct, ({ params: { id }, request: { locale } }) =>
      answers.answer(keyOf(detail.id, locale, id), async () =>
        prepareJson(schema.readProduct.response, await readProduct(readDb, kind, id, locale)),
      ),
    );
  }
};

/** The same choice in one spelling, whatever the order of its values. */
function tidy(query: ListFilters): ListFilters {
  const sorted = FILTER_KEYS.map((key) => [key, [...new Set(query[key])].toSorted()] as const);
  return { ...query, ...Object.fromEntries(sorted) };
}

const keyOf = (id: string, locale: string, choice: unknown): string =>
  `${id} ${locale} ${JSON.stringify(choice)}`;
