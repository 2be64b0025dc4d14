import * as endpoints from 'shared-contracts/office/mails';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { listFailedMails, sendMailAgain } from './failed-mails.service.ts';

export const failedMailsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, jobs } = deps;
  on(endpoints.listFailedMails, ({ query }) => listFailedMails(db, query));
  on(endpoints.sendMailAgain, async ({ params: { id }, request }) => {
    await sendMailAgain({ db, jobs }, { staffId: staffOf(request).id, id });
    return {};
  });
};
