import * as endpoints from 'shared-contracts/office/today';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { readToday } from './today.service.ts';

export const todayModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(endpoints.readToday, ({ request }) => readToday(deps.readDb, staffOf(request).role, new Date()));
};
