import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/office/privacy-requests';
import { officeEndpoints, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import * as service from './privacy-requests.service.ts';

interface Write {
  params: { id: string };
  body: { version: string; text: string };
  request: FastifyRequest;
}

const changeOf = ({ params: { id }, body, request }: Write): service.RequestChange => ({
  staffId: staffOf(request).id,
  id,
  version: body.version,
  text: body.text,
});

/** Requests of people about their personal data (law 21.719). */
export const privacyRequestsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, jobs, config } = deps;
  const { listPrivacyRequests, readPrivacyRequest, answerPrivacyRequest } = endpoints;
  const { refusePrivacyRequest, extendPrivacyRequest } = endpoints;

  on(listPrivacyRequests, ({ query }) => service.listPrivacyRequests(db, config.APP_SECRET, query));
  on(readPrivacyRequest, ({ params: { id } }) => service.readPrivacyRequest(db, id));
  on(answerPrivacyRequest, (call) => service.answerPrivacyRequest({ db, jobs }, changeOf(call)));
  on(refusePrivacyRequest, (call) => service.refusePrivacyRequest({ db, jobs }, changeOf(call)));
  on(extendPrivacyRequest, (call) =>
    service.extendPrivacyRequest({ db, jobs }, changeOf(call), call.body.days),
  );
};
