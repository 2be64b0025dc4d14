import * as endpoints from 'shared-contracts/office/phone-orders';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { readOfficeOrder } from '../orders/order-detail.service.ts';
import { createPaymentLink } from './payment-link.service.ts';
import { placePhoneOrder } from './place-phone-order.service.ts';
import { pricePhoneOrder } from './price-phone-order.service.ts';

const HOUR_MS = 3_600_000;

/** Orders that staff place for a buyer on the telephone. They wait for their payment as long as a transfer does. */
export const phoneOrdersModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, jobs, config } = deps;
  const holdMs = config.TRANSFER_ORDER_EXPIRY_HOURS * HOUR_MS;
  on(endpoints.pricePhoneOrder, ({ body, request }) => pricePhoneOrder(db, body, request.locale));
  on(endpoints.placePhoneOrder, async ({ body, headers, request }) => {
    const { id: staffId, role } = staffOf(request);
    const id = await placePhoneOrder(
      { db, jobs },
      { staffId, key: headers['idempotency-key'], holdMs },
      body,
    );
    return readOfficeOrder(db, id, { role, locale: request.locale });
  });
  on(endpoints.createPaymentLink, ({ params: { id }, request }) =>
    createPaymentLink({ db, publicUrl: config.PUBLIC_URL, secret: config.APP_SECRET }, id, {
      staffId: staffOf(request).id,
      locale: request.locale,
    }),
  );
};
