import * as endpoints from 'shared-contracts/office/closed-days';
import * as schema from 'shared-contracts/office/closed-days.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { findClosedDaysPage } from './closed-days.repository.ts';
import { addClosedDay, readBarDay, removeClosedDay } from './closed-days.service.ts';

export const closedDaysModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listClosedDays, schema: schema.listClosedDays },
    ({ query }) => findClosedDaysPage(db, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.addClosedDay, schema: schema.addClosedDay },
    ({ body, request }) => addClosedDay(db, { staff: staffOf(request), locale: request.locale }, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.removeClosedDay, schema: schema.removeClosedDay },
    async ({ params: { id }, request }) => {
      await removeClosedDay(db, { staff: staffOf(request) }, id);
      return {};
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readBarDay, schema: schema.readBarDay },
    ({ params: { id }, request }) => readBarDay(db, id, request.locale),
  );
};
