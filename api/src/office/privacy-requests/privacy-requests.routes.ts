import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/office/privacy-requests';
import * as schema from 'shared-contracts/office/privacy-requests.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
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
  const { db, jobs, config } = deps;
  const { listPrivacyRequests, readPrivacyRequest, answerPrivacyRequest } = endpoints;
  const { refusePrivacyRequest, extendPrivacyRequest } = endpoints;

  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: listPrivacyRequests, schema: schema.listPrivacyRequests },
    ({ query }) => service.listPrivacyRequests(db, config.APP_SECRET, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: readPrivacyRequest, schema: schema.readPrivacyRequest },
    ({ params: { id } }) => service.readPrivacyRequest(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: answerPrivacyRequest, schema: schema.answerPrivacyRequest },
    (call) => service.answerPrivacyRequest({ db, jobs }, changeOf(call)),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: refusePrivacyRequest, schema: schema.refusePrivacyRequest },
    (call) => service.refusePrivacyRequest({ db, jobs }, changeOf(call)),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: extendPrivacyRequest, schema: schema.extendPrivacyRequest },
    (call) => service.extendPrivacyRequest({ db, jobs }, changeOf(call), call.body.days),
  );
};
