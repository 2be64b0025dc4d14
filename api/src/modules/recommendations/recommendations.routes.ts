import { listRecommendations } from 'shared-contracts/api/catalogue';
import * as schema from 'shared-contracts/api/catalogue.schema';
import type { Module } from '../../module.ts';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import { findCards } from '../catalogue/cards.repository.ts';
import { findProductsOfSkus } from './recommendations.repository.ts';
import { findCompanions } from './recommendations.service.ts';

/** Cards in a carousel. */
const SHOWN = 8;
/** A cart may hold more; the answer would be the same. */
const MAX_SKUS = 20;

/** What goes with the products that are looked at, or that the cart holds. */
export const recommendationsModule: Module = (app, { readDb, answers }) => {
  registerEndpoint(
    app,
    listRecommendations,
    schema.listRecommendations,
    ({ query: { skus }, request: { locale } }) => {
      const asked = [...new Set(skus)].slice(0, MAX_SKUS);
      return answers.answer(`${listRecommendations.id} ${locale} ${JSON.stringify(asked)}`, async () => {
        const productIds = await findProductsOfSkus(readDb, asked);
        const ids = await findCompanions(readDb, productIds, SHOWN);
        return prepareJson(schema.listRecommendations.response, {
          data: await findCards(readDb, ids, locale),
        });
      });
    },
  );
};
