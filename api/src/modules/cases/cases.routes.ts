import { readCaseBottles, readCases } from 'shared-contracts/api/cases';
import * as schema from 'shared-contracts/api/cases.schema';
import type { Module } from '../../module.ts';
import { LIST_TAG, productTags } from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { findCards } from '../products/cards.repository.ts';
import { findProductsOfSkus } from '../recommendations/recommendations.repository.ts';
import { findCaseRule } from '../settings/case-rule.ts';
import { findHouseCases } from './house-cases.repository.ts';
import { findReadyCases } from './ready-cases.ts';

/** Different products of the largest case. */
const MAX_SKUS = 12;

/** Rule of mixed cases, cases that the shop proposes, and products of a kept case. */
export const casesModule: Module = (app, { readDb, answers }) => {
  const on = endpointsOf(app);

  on(readCases, async ({ request: { locale } }) => {
    // Rule and cases of the house are read at each request: staff change them, and the days of the rule pass.
    const rule = await findCaseRule(readDb);
    const house = rule ? await findHouseCases(readDb) : [];
    const key = `${readCases.id} ${locale} ${JSON.stringify([rule, house])}`;
    return answers.answer(key, async () => {
      const ready = rule ? await findReadyCases(readDb, rule, house, locale) : [];
      const cards = ready.flatMap(({ bottles }) => bottles.map(({ card }) => card));
      return prepareJson(schema.readCases.response, { data: { rule, ready } }, [
        LIST_TAG,
        ...productTags(cards),
      ]);
    });
  });

  on(readCaseBottles, async ({ query: { skus }, request: { locale } }) => {
    const asked = [...new Set(skus)].slice(0, MAX_SKUS);
    return { data: await findCards(readDb, await findProductsOfSkus(readDb, asked), locale) };
  });
};
