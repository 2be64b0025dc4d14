import { search } from 'shared-contracts/api/search';
import * as schema from 'shared-contracts/api/search.schema';
import type { Module } from '../../module.ts';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import { countLostSearches } from './lost-searches.ts';
import { type SearchQuery, searchShop } from './search.service.ts';

/** Requests for fewer results are suggestions while a person still types. */
const MIN_PAGE = 12;

/** First page of results of all types, which the search page shows. */
const isWholeSearch = ({ page, per_page, type }: SearchQuery): boolean =>
  page === 1 && per_page >= MIN_PAGE && type.length === 0;

/** Search endpoint. */
export const searchModule: Module = (app, { db, readDb, answers }) => {
  const countLost = countLostSearches(app, db);
  registerEndpoint(app, search, schema.search, ({ query, request: { locale } }) =>
    // A cached answer counts once. It is at most some seconds old.
    answers.answer(`search ${locale} ${JSON.stringify(query)}`, async () => {
      const answer = await searchShop(readDb, query, locale);
      if (answer.total === 0 && isWholeSearch(query)) countLost(query.q);
      return prepareJson(schema.search.response, answer);
    }),
  );
};
