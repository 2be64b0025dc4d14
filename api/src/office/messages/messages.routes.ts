import * as endpoints from 'shared-contracts/office/messages';
import { officeEndpoints, writeOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { answerMessage, closeMessage, listMessages, readMessage } from './messages.service.ts';

/** Messages of the contact forms. */
export const messagesModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, jobs } = deps;
  on(endpoints.listMessages, ({ query }) => listMessages(db, query));
  on(endpoints.readMessage, ({ params: { id } }) => readMessage(db, id));
  on(endpoints.answerMessage, (call) => answerMessage({ db, jobs }, writeOf(call), call.body.text));
  on(endpoints.closeMessage, (call) => closeMessage(db, writeOf(call), call.body.closed));
};
