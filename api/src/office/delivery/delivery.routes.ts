import * as endpoints from 'shared-contracts/office/delivery';
import * as schema from 'shared-contracts/office/delivery.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { findRegionRates } from './delivery.repository.ts';
import { changeCommune, changeDelivery, readDelivery } from './delivery.service.ts';

export const deliveryModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listDelivery, schema: schema.listDelivery },
    async () => {
      const data = await findRegionRates(db);
      return { data, total: data.length, more: false };
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readDelivery, schema: schema.readDelivery },
    ({ params: { id } }) => readDelivery(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeDelivery, schema: schema.changeDelivery },
    ({ params, body: { reason, ...body }, request }) =>
      changeDelivery(db, { staff: staffOf(request), reason }, { ...params, ...body }),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeCommune, schema: schema.changeCommune },
    ({ params, body: { reason, ...body }, request }) =>
      changeCommune(db, { staff: staffOf(request), reason }, { ...params, ...body }),
  );
};
