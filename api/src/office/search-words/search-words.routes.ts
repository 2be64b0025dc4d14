import * as endpoints from 'shared-contracts/office/search-words';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints, staffOf } from '../access/access.ts';
import { previewSearchWord } from './preview.service.ts';
import * as service from './search-words.service.ts';
import { listWordChanges, undoWordChange } from './word-changes.service.ts';

/** Words that the search understands, and products that are pinned to searches. */
export const searchWordsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listSearchWords, ({ query }) => service.listSearchWords(db, query));
  on(endpoints.readSearchWord, ({ params }) => service.readSearchWord(db, params.id));
  on(endpoints.addSearchWord, ({ body, request }) => service.addSearchWord(db, changeBy(request), body));
  on(endpoints.changeSearchWord, ({ params, body, request }) =>
    service.changeSearchWord(db, changeBy(request), params.id, body),
  );
  on(endpoints.removeSearchWord, async ({ params, request }) => {
    await service.removeSearchWord(db, staffOf(request).id, params.id);
    return {};
  });
  on(endpoints.listSearchFacts, ({ query, request }) =>
    service.listSearchFacts(db, query.locale ?? request.locale),
  );
  on(endpoints.previewSearchWord, ({ body, request }) => previewSearchWord(db, request.locale, body));
  on(endpoints.listSearchWordChanges, () => listWordChanges(db));
  on(endpoints.undoSearchWordChange, async ({ params, request }) => {
    await undoWordChange(db, changeBy(request), params.id);
    return {};
  });
};
