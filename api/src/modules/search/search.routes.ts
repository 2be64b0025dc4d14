import { search } from 'shared-contracts/api/search';
import * as schema from 'shared-contracts/api/search.schema';
import type { Module } from '../../module.ts';
import {
  ARTICLES_TAG,
  articleTags,
  EVENTS_TAG,
  eventTags,
  LIST_TAG,
  productTags,
} from '../../plugins/answer-tags.ts';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import { keepLexicon } from './lexicon.ts';
import { countLostSearches } from './lost-searches.ts';
import { type SearchQuery, searchShop } from './search.service.ts';

/** Requests for fewer results are suggestions while a person still types. */
const MIN_PAGE = 12;

/** First page of results of all types, which the search page shows. */
const isWholeSearch = ({ page, per_page, type }: SearchQuery): boolean =>
  page === 1 && per_page >= MIN_PAGE && type.length === 0;

/** Any product, article or event may enter the results. */
const tagsOfSearch = ({ data }: schema.SearchAnswer): string[] => [
  LIST_TAG,
  ARTICLES_TAG,
  EVENTS_TAG,
  ...data.flatMap((item) => {
    if (item.product_type === 'Blog') return articleTags([item]);
    return item.product_type === 'Event' ? eventTags([item]) : productTags([item]);
  }),
];

/** Search endpoint. */
export const searchModule: Module = (app, { config, db, readDb, answers }) => {
  const readLexicon = keepLexicon(readDb, config.CATALOGUE_CACHE_MS > 0);
  const countLost = countLostSearches(app, db);
  registerEndpoint(app, search, schema.search, ({ query, request: { locale } }) =>
    // A cached answer counts once. It is at most some seconds old.
    answers.answer(`search ${locale} ${JSON.stringify(query)}`, async () => {
      const answer = await searchShop({ db: readDb, lexicon: await readLexicon(), locale }, query);
      if (answer.total === 0 && isWholeSearch(query)) countLost(query.q);
      return prepareJson(schema.search.response, answer, tagsOfSearch(answer));
    }),
  );
};
