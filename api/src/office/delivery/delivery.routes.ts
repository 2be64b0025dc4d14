import * as endpoints from 'shared-contracts/office/delivery';
import { wholeList } from '../../db/list.ts';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints } from '../access/access.ts';
import { findRegionRates } from './delivery.repository.ts';
import { changeCommune, changeDelivery, readDelivery } from './delivery.service.ts';

export const deliveryModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listDelivery, async () => wholeList(await findRegionRates(db)));
  on(endpoints.readDelivery, ({ params: { id } }) => readDelivery(db, id));
  on(endpoints.changeDelivery, ({ params, body: { reason, ...body }, request }) =>
    changeDelivery(db, changeBy(request, reason), { ...params, ...body }),
  );
  on(endpoints.changeCommune, ({ params, body: { reason, ...body }, request }) =>
    changeCommune(db, changeBy(request, reason), { ...params, ...body }),
  );
};
