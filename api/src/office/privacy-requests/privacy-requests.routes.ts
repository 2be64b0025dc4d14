import * as endpoints from 'shared-contracts/office/privacy-requests';
import { mapPage } from '../../db/list.ts';
import type { OfficeModule } from '../../module.ts';
import { markOf } from '../../personal-data/erasure-journal.ts';
import { officeEndpoints, writeOf } from '../access/access.ts';
import { findPrivacyRequests } from './privacy-requests.repository.ts';
import * as service from './privacy-requests.service.ts';

/** Requests of people about their personal data (law 21.719). */
export const privacyRequestsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, config } = deps;
  on(endpoints.listPrivacyRequests, async ({ query }) => {
    const tombstone = markOf(config.APP_SECRET, query.q ?? '');
    return mapPage(await findPrivacyRequests(db, query, tombstone), service.toListed);
  });
  on(endpoints.readPrivacyRequest, ({ params: { id } }) => service.readPrivacyRequest(db, id));
  on(endpoints.answerPrivacyRequest, (call) => service.answerPrivacyRequest(deps, writeOf(call), call.body));
  on(endpoints.refusePrivacyRequest, (call) => service.refusePrivacyRequest(deps, writeOf(call), call.body));
  on(endpoints.extendPrivacyRequest, (call) => service.extendPrivacyRequest(deps, writeOf(call), call.body));
};
