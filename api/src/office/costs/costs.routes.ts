import * as endpoints from 'shared-contracts/office/costs';
import * as schema from 'shared-contracts/office/costs.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { changeCosts, checkCosts, readCosts } from './costs.service.ts';

/** `MAX_ROWS` rows, or a CSV file of `MAX_CSV_LENGTH`, in JSON. */
const LIMITS = { bodyLimit: 4 * 1024 * 1024, answerWithinMs: 60_000 };

export const costsModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readCosts, schema: schema.readCosts },
    ({ params: { id } }) => readCosts(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeCosts, schema: schema.changeCosts },
    ({ body, request }) => changeCosts(db, staffOf(request), body),
    LIMITS,
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.checkCostsCsv, schema: schema.checkCostsCsv },
    ({ body }) => checkCosts(db, body.text),
    LIMITS,
  );
};
