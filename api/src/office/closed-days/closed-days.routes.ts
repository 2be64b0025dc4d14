import * as endpoints from 'shared-contracts/office/closed-days';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints } from '../access/access.ts';
import { findClosedDaysPage } from './closed-days.repository.ts';
import { addClosedDay, readBarDay, removeClosedDay } from './closed-days.service.ts';

export const closedDaysModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listClosedDays, ({ query }) => findClosedDaysPage(db, query));
  on(endpoints.addClosedDay, ({ body, request }) => addClosedDay(db, changeBy(request), body));
  on(endpoints.removeClosedDay, async ({ params: { id }, request }) => {
    await removeClosedDay(db, changeBy(request), id);
    return {};
  });
  on(endpoints.readBarDay, ({ params: { id }, request }) => readBarDay(db, id, request.locale));
};
