import * as endpoints from 'shared-contracts/office/mails';
import * as schema from 'shared-contracts/office/mails.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { listFailedMails, sendMailAgain } from './failed-mails.service.ts';

export const failedMailsModule: OfficeModule = (app, deps) => {
  const { db, jobs } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listFailedMails, schema: schema.listFailedMails },
    ({ query }) => listFailedMails(db, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.sendMailAgain, schema: schema.sendMailAgain },
    async ({ params: { id }, request }) => {
      await sendMailAgain({ db, jobs }, { staffId: staffOf(request).id, id });
      return {};
    },
  );
};
