import * as endpoints from 'shared-contracts/office/messages';
import { mapPage } from '../../db/list.ts';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, writeOf } from '../access/access.ts';
import { findMessages } from './messages.repository.ts';
import { answerMessage, closeMessage, readMessage, toListed } from './messages.service.ts';

/** Messages of the contact forms. */
export const messagesModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, jobs } = deps;
  on(endpoints.listMessages, async ({ query }) => mapPage(await findMessages(db, query), toListed));
  on(endpoints.readMessage, ({ params: { id } }) => readMessage(db, id));
  on(endpoints.answerMessage, (call) => answerMessage({ db, jobs }, writeOf(call), call.body.text));
  on(endpoints.closeMessage, (call) => closeMessage(db, writeOf(call), call.body.closed));
};
