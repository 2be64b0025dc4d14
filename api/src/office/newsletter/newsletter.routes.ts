import * as endpoints from 'shared-contracts/office/newsletter';
import * as schema from 'shared-contracts/office/newsletter.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { exportSubscriptions, listSubscriptions, removeSubscription } from './newsletter.service.ts';

/** A file of all addresses takes longer than other answers. */
const EXPORT_WITHIN_MS = 20_000;

export const newsletterModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listSubscriptions, schema: schema.listSubscriptions },
    ({ query }) => listSubscriptions(db, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.removeSubscription, schema: schema.removeSubscription },
    async ({ params: { id }, body: { version, reason }, request }) => {
      await removeSubscription(db, { staffId: staffOf(request).id, id, version, reason });
      return {};
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.exportSubscriptions, schema: schema.exportSubscriptions },
    ({ body: { reason }, request }) =>
      exportSubscriptions(db, { staffId: staffOf(request).id, reason, locale: request.locale }),
    { answerWithinMs: EXPORT_WITHIN_MS },
  );
};
