import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/office/search-words';
import * as schema from 'shared-contracts/office/search-words.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { Change } from '../access/change.ts';
import type { OfficeModule } from '../office-module.ts';
import { listSearchFacts } from './list-facts.ts';
import { previewSearchWord } from './preview.service.ts';
import * as service from './search-words.service.ts';
import { listWordChanges, undoWordChange } from './word-changes.service.ts';

const changeBy = (request: FastifyRequest): Change => ({ staff: staffOf(request), locale: request.locale });

/** Words that the search understands, and products that are pinned to searches. */
export const searchWordsModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listSearchWords, schema: schema.listSearchWords },
    ({ query }) => service.listSearchWords(db, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readSearchWord, schema: schema.readSearchWord },
    ({ params }) => service.readSearchWord(db, params.id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.addSearchWord, schema: schema.addSearchWord },
    ({ body, request }) => service.addSearchWord(db, changeBy(request), body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeSearchWord, schema: schema.changeSearchWord },
    ({ params, body, request }) => service.changeSearchWord(db, changeBy(request), params.id, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.removeSearchWord, schema: schema.removeSearchWord },
    async ({ params, request }) => {
      await service.removeSearchWord(db, staffOf(request).id, params.id);
      return {};
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listSearchFacts, schema: schema.listSearchFacts },
    ({ query, request }) => listSearchFacts(db, query.locale ?? request.locale),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.previewSearchWord, schema: schema.previewSearchWord },
    ({ body, request }) => previewSearchWord(db, request.locale, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listSearchWordChanges, schema: schema.listSearchWordChanges },
    () => listWordChanges(db),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.undoSearchWordChange, schema: schema.undoSearchWordChange },
    async ({ params, request }) => {
      await undoWordChange(db, staffOf(request).id, params.id);
      return {};
    },
  );
};
