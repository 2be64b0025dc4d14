import * as endpoints from 'shared-contracts/office/privacy-requests';
import { officeEndpoints, writeOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import * as service from './privacy-requests.service.ts';

/** Requests of people about their personal data (law 21.719). */
export const privacyRequestsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, jobs, config } = deps;
  const { listPrivacyRequests, readPrivacyRequest, answerPrivacyRequest } = endpoints;
  const { refusePrivacyRequest, extendPrivacyRequest } = endpoints;

  on(listPrivacyRequests, ({ query }) => service.listPrivacyRequests(db, config.APP_SECRET, query));
  on(readPrivacyRequest, ({ params: { id } }) => service.readPrivacyRequest(db, id));
  on(answerPrivacyRequest, (call) => service.answerPrivacyRequest({ db, jobs }, writeOf(call), call.body));
  on(refusePrivacyRequest, (call) => service.refusePrivacyRequest({ db, jobs }, writeOf(call), call.body));
  on(extendPrivacyRequest, (call) => service.extendPrivacyRequest({ db, jobs }, writeOf(call), call.body));
};
