import { search } from 'shared-contracts/api/search';
import * as schema from 'shared-contracts/api/search.schema';
import type { Module } from '../../module.ts';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import { searchShop } from './search.service.ts';

/** Search endpoint. */
export const searchModule: Module = (app, { readDb, answers }) => {
  registerEndpoint(app, search, schema.search, ({ query, request: { locale } }) =>
    answers.answer(`search ${locale} ${JSON.stringify(query)}`, async () =>
      prepareJson(schema.search.response, await searchShop(readDb, query, locale)),
    ),
  );
};
