import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import * as endpoints from 'shared-contracts/office/orders';
import type { listPlaces as placesSchema } from 'shared-contracts/office/orders.schema';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { OfficeModule } from '../../module.ts';
import { type Carrier, findCarriers } from '../../modules/shipping/parcel.repository.ts';
import { servesCommune } from '../../modules/shipping/shipping.service.ts';
import { findTransferProof, PROOF_ENDINGS } from '../../modules/transfers/transfers.repository.ts';
import { sendFile } from '../../plugins/send-file.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { findOfficeOrders } from './list-orders.repository.ts';
import { readMailText } from './mail-text.service.ts';
import { orderChangesModule } from './order-changes.routes.ts';
import { findPlaces } from './order-detail.repository.ts';
import { readOfficeOrder, requireOrder } from './order-detail.service.ts';

export const ordersModule: OfficeModule = async (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(endpoints.listOrders, ({ query }) => findOfficeOrders(deps.readDb, query));
  on(endpoints.readOrder, ({ params, request }) =>
    readOfficeOrder(deps.db, params.id, { role: staffOf(request).role, locale: request.locale }),
  );
  on(endpoints.listPlaces, async () => ({
    data: toPlaces(await findPlaces(deps.readDb), await findCarriers(deps.readDb)),
  }));
  on(endpoints.listCarriers, async () => ({ data: await findCarriers(deps.readDb) }));
  on(endpoints.readOrderMail, ({ params }) => readMailText(deps, params));
  on(endpoints.readProof, async ({ params, reply }) => {
    const { id, number } = await requireOrder(deps.db, params.id);
    const { type, file } = orNotFound(await findTransferProof(deps.db, id));
    return sendFile(reply, { type, name: `${number}.${PROOF_ENDINGS[type]}`, bytes: file });
  });
  await orderChangesModule(app, deps);
};

type Region = EndpointOutput<typeof placesSchema>['data'][number];

const toPlaces = (rows: Awaited<ReturnType<typeof findPlaces>>, carriers: readonly Carrier[]) => {
  const rates = carriers.flatMap((carrier) => carrier.rates);
  const regions = new Map<string, Region>();
  for (const { region_id, region, commune_id, commune, price, free_from } of rows) {
    const found = regions.get(region_id) ?? { id: region_id, name: region, communes: [] };
    const carrier_prices = rates.filter((rate) => servesCommune(commune_id, rate)).map((rate) => rate.price);
    found.communes.push({ id: commune_id, name: commune, price, free_from, carrier_prices });
    regions.set(region_id, found);
  }
  return [...regions.values()];
};
