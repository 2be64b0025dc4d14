import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/office/messages';
import * as schema from 'shared-contracts/office/messages.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import {
  answerMessage,
  closeMessage,
  listMessages,
  type MessageChange,
  readMessage,
} from './messages.service.ts';

interface Write {
  params: { id: string };
  body: { version: string };
  request: FastifyRequest;
}

const changeOf = ({ params: { id }, body: { version }, request }: Write): MessageChange => ({
  staffId: staffOf(request).id,
  id,
  version,
});

/** Messages of the contact forms. */
export const messagesModule: OfficeModule = (app, deps) => {
  const { db, jobs } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listMessages, schema: schema.listMessages },
    ({ query }) => listMessages(db, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readMessage, schema: schema.readMessage },
    ({ params: { id } }) => readMessage(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.answerMessage, schema: schema.answerMessage },
    (call) => answerMessage({ db, jobs }, changeOf(call), call.body.text),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.closeMessage, schema: schema.closeMessage },
    (call) => closeMessage(db, changeOf(call), call.body.closed),
  );
};
