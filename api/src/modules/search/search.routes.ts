import { countSearchStep, search } from 'shared-contracts/api/search';
import * as schema from 'shared-contracts/api/search.schema';
import type { Module } from '../../module.ts';
import {
  ARTICLES_TAG,
  articleTags,
  EVENTS_TAG,
  eventTags,
  LIST_TAG,
  productTags,
  SEARCH_TAG,
} from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { countSearches } from './count-searches.ts';
import { keepLexicon } from './keep-lexicon.ts';
import { isWholeSearch } from './near.ts';
import { searchShop } from './search.service.ts';

/** Any product, article or event may enter the results. */
const tagsOfSearch = ({ data }: schema.SearchAnswer): string[] => [
  LIST_TAG,
  ARTICLES_TAG,
  EVENTS_TAG,
  SEARCH_TAG,
  ...data.flatMap((item) => {
    if (item.product_type === 'Blog') return articleTags([item]);
    return item.product_type === 'Event' ? eventTags([item]) : productTags([item]);
  }),
];

/** Search, and counts of what shoppers do with its results. */
export const searchModule: Module = (app, { config, db, readDb, answers }) => {
  const lexicon = keepLexicon(readDb, config.CATALOGUE_CACHE_MS > 0);
  answers.onDrop((change) => (change === 'all' || change.includes(SEARCH_TAG)) && lexicon.drop());
  const count = countSearches(app, db);
  const on = endpointsOf(app);
  on(search, ({ query, request: { locale } }) =>
    // A cached answer counts once. It is at most some seconds old.
    answers.answer(`search ${locale} ${JSON.stringify(query)}`, async () => {
      const answer = await searchShop({ db: readDb, lexicon: await lexicon.read(), locale }, query);
      const hasProduct = answer.data.some(
        ({ product_type }) => product_type !== 'Blog' && product_type !== 'Event',
      );
      if (isWholeSearch(query)) count.search(locale, query.q, { hasProduct, corrected: answer.corrected });
      return prepareJson(schema.search.response, answer, tagsOfSearch(answer));
    }),
  );
  on(countSearchStep, ({ body: { q, step }, request }) => {
    count.step(request.locale, q, step);
    return { ok: true as const };
  });
};
