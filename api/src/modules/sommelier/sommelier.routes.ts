import * as sommelier from 'shared-contracts/api/sommelier';
import * as schema from 'shared-contracts/api/sommelier.schema';
import type { Module } from '../../module.ts';
import { LIST_TAG, productTags, slugTag } from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { countWines, listFoods, listWines, readFilters, readPageFilters } from './sommelier.service.ts';

/** The foods have pictures of this page. */
const PAGE_TAG = slugTag('page', 'sommelier');

/** The virtual sommelier: which wine for which food, and why. */
export const sommelierModule: Module = (app, { readDb, answers }) => {
  const keyOf = (id: string, locale: string, query: unknown) => `${id} ${locale} ${JSON.stringify(query)}`;

  const on = endpointsOf(app);
  on(sommelier.readSommelierFilters, ({ query, request: { locale } }) =>
    answers.answer(keyOf('sommelier filters', locale, query), async () =>
      prepareJson(schema.readSommelierFilters.response, await readFilters(readDb, query, locale), [LIST_TAG]),
    ),
  );

  on(sommelier.countSommelierWines, ({ query }) =>
    answers.answer(keyOf('sommelier count', '', query), async () =>
      prepareJson(schema.countSommelierWines.response, { data: { count: await countWines(readDb, query) } }, [
        LIST_TAG,
      ]),
    ),
  );

  on(sommelier.readSommelierPageFilters, ({ query, request: { locale } }) =>
    answers.answer(keyOf('sommelier page', locale, query), async () =>
      prepareJson(
        schema.readSommelierPageFilters.response,
        { data: await readPageFilters(readDb, query, locale) },
        [LIST_TAG, PAGE_TAG],
      ),
    ),
  );

  on(sommelier.listSommelierFoods, ({ query, request: { locale } }) =>
    answers.answer(keyOf('sommelier food', locale, query), async () =>
      prepareJson(schema.listSommelierFoods.response, await listFoods(readDb, query, locale), [
        LIST_TAG,
        PAGE_TAG,
      ]),
    ),
  );

  on(sommelier.listSommelierWines, ({ query, request: { locale } }) =>
    answers.answer(keyOf('sommelier wines', locale, query), async () => {
      const list = await listWines(readDb, query, locale);
      return prepareJson(schema.listSommelierWines.response, list, [LIST_TAG, ...productTags(list.data)]);
    }),
  );
};
