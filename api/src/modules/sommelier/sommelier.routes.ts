import * as sommelier from 'shared-contracts/api/sommelier';
import * as schema from 'shared-contracts/api/sommelier.schema';
import type { Module } from '../../module.ts';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import { countWines, listFoods, listWines, readFilters, readPageFilters } from './sommelier.service.ts';

/** The virtual sommelier: which wine for which food, and why. */
export const sommelierModule: Module = (app, { readDb, answers }) => {
  const keyOf = (id: string, locale: string, query: unknown) => `${id} ${locale} ${JSON.stringify(query)}`;

  registerEndpoint(
    app,
    sommelier.readSommelierFilters,
    schema.readSommelierFilters,
    ({ query, request: { locale } }) =>
      answers.answer(keyOf('sommelier filters', locale, query), async () =>
        prepareJson(schema.readSommelierFilters.response, await readFilters(readDb, query, locale)),
      ),
  );

  registerEndpoint(app, sommelier.countSommelierWines, schema.countSommelierWines, ({ query }) =>
    answers.answer(keyOf('sommelier count', '', query), async () =>
      prepareJson(schema.countSommelierWines.response, { data: { count: await countWines(readDb, query) } }),
    ),
  );

  registerEndpoint(
    app,
    sommelier.readSommelierPageFilters,
    schema.readSommelierPageFilters,
    ({ query, request: { locale } }) =>
      answers.answer(keyOf('sommelier page', locale, query), async () =>
        prepareJson(schema.readSommelierPageFilters.response, {
          data: await readPageFilters(readDb, query, locale),
        }),
      ),
  );

  registerEndpoint(
    app,
    sommelier.listSommelierFoods,
    schema.listSommelierFoods,
    ({ query, request: { locale } }) =>
      answers.answer(keyOf('sommelier food', locale, query), async () =>
        prepareJson(schema.listSommelierFoods.response, await listFoods(readDb, query, locale)),
      ),
  );

  registerEndpoint(
    app,
    sommelier.listSommelierWines,
    schema.listSommelierWines,
    ({ query, request: { locale } }) =>
      answers.answer(keyOf('sommelier wines', locale, query), async () =>
        prepareJson(schema.listSommelierWines.response, await listWines(readDb, query, locale)),
      ),
  );
};
