import * as endpoints from 'shared-contracts/office/today';
import * as schema from 'shared-contracts/office/today.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { readToday } from './today.service.ts';

export const todayModule: OfficeModule = (app, deps) => {
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readToday, schema: schema.readToday },
    ({ request }) => readToday(deps.readDb, staffOf(request).role, new Date()),
  );
};
