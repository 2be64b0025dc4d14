import * as endpoints from 'shared-contracts/office/costs';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { changeCosts, checkCosts, readCosts } from './costs.service.ts';

/** `MAX_ROWS` rows, or a CSV file of `MAX_CSV_LENGTH`, in JSON. */
const LIMITS = { bodyLimit: 4 * 1024 * 1024, answerWithinMs: 60_000 };

export const costsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const onMany = officeEndpoints(app, deps, LIMITS);
  const { db } = deps;
  on(endpoints.readCosts, ({ params: { id } }) => readCosts(db, id));
  onMany(endpoints.changeCosts, ({ body, request }) => changeCosts(db, staffOf(request), body));
  onMany(endpoints.checkCostsCsv, ({ body, request }) => checkCosts(db, body.text, request.locale));
};
