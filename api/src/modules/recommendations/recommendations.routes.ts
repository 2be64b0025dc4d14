import { listRecommendations } from 'shared-contracts/api/catalogue';
import * as schema from 'shared-contracts/api/catalogue.schema';
import type { Module } from '../../module.ts';
import { LIST_TAG, productTags } from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { findCards } from '../products/cards.repository.ts';
import { findProductsOfSkus } from './recommendations.repository.ts';
import { findCompanions } from './recommendations.service.ts';

/** Number of cards in a carousel. */
const SHOWN = 8;
/** Highest number of skus in a request. A larger cart would give the same result. */
const MAX_SKUS = 20;

/** Recommendations for viewed products or the cart. */
export const recommendationsModule: Module = (app, { readDb, answers }) => {
  const on = endpointsOf(app);
  on(listRecommendations, ({ query: { skus }, request: { locale } }) => {
    const asked = [...new Set(skus)].slice(0, MAX_SKUS);
    return answers.answer(`${listRecommendations.id} ${locale} ${JSON.stringify(asked)}`, async () => {
      const productIds = await findProductsOfSkus(readDb, asked);
      const ids = await findCompanions(readDb, productIds, SHOWN);
      const data = await findCards(readDb, ids, locale);
      return prepareJson(schema.listRecommendations.response, { data }, [LIST_TAG, ...productTags(data)]);
    });
  });
};
