import * as endpoints from 'shared-contracts/office/house-cases';
import { mapPage } from '../../db/list.ts';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints } from '../access/access.ts';
import { findHouseCasesPage } from './house-cases.repository.ts';
import * as service from './house-cases.service.ts';

/** Full cases that the house proposes. */
export const houseCasesModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listHouseCases, async ({ query, request: { locale } }) =>
    mapPage(await findHouseCasesPage(db, query, locale), service.shown),
  );
  on(endpoints.readHouseCase, ({ params, request }) => service.readHouseCase(db, params.id, request));
  on(endpoints.addHouseCase, ({ headers, body, request }) =>
    service.addHouseCase(db, changeBy(request), { ...body, key: headers['idempotency-key'] }),
  );
  on(endpoints.changeHouseCase, ({ params, body, request }) =>
    service.changeHouseCase(db, changeBy(request), { ...params, ...body }),
  );
  on(endpoints.removeHouseCase, async ({ params, request }) => {
    await service.removeHouseCase(db, changeBy(request), params.id);
    return {};
  });
};
