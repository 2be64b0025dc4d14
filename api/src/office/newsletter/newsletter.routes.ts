import * as endpoints from 'shared-contracts/office/newsletter';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { exportSubscriptions, listSubscriptions, removeSubscription } from './newsletter.service.ts';

/** A file of all addresses takes longer than other answers. */
const EXPORT_WITHIN_MS = 20_000;

export const newsletterModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listSubscriptions, ({ query }) => listSubscriptions(db, query));
  on(endpoints.removeSubscription, async ({ params: { id }, body: { version, reason }, request }) => {
    await removeSubscription(db, { staffId: staffOf(request).id, id, version, reason });
    return {};
  });
  const onExport = officeEndpoints(app, deps, { answerWithinMs: EXPORT_WITHIN_MS });
  onExport(endpoints.exportSubscriptions, ({ body: { reason }, request }) =>
    exportSubscriptions(db, { staffId: staffOf(request).id, reason, locale: request.locale }),
  );
};
