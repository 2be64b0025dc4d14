import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/office/messages';
import { officeEndpoints, staffOf } from '../access/access.ts';
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
  const on = officeEndpoints(app, deps);
  const { db, jobs } = deps;
  on(endpoints.listMessages, ({ query }) => listMessages(db, query));
  on(endpoints.readMessage, ({ params: { id } }) => readMessage(db, id));
  on(endpoints.answerMessage, (call) => answerMessage({ db, jobs }, changeOf(call), call.body.text));
  on(endpoints.closeMessage, (call) => closeMessage(db, changeOf(call), call.body.closed));
};
