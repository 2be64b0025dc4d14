import { COUPON_REFUSALS } from '../errors/coupon-refusals.ts';
import { officeEndpoint } from './endpoint.ts';
import type * as schema from './phone-orders.schema.ts';

export const pricePhoneOrder = /* @__PURE__ */ officeEndpoint<typeof schema.pricePhoneOrder>({
  id: 'office-price-phone-order',
  method: 'POST',
  path: '/office/phone-orders/price',
  access: 'orders.place',
  summary: 'Amounts that an order by phone would have now, by the rules of the checkout',
  errors: ['VALIDATION_FAILED', 'UNKNOWN_SKU', 'OUT_OF_STOCK', 'COMMUNE_NOT_SERVED', ...COUPON_REFUSALS],
});

export const placePhoneOrder = /* @__PURE__ */ officeEndpoint<typeof schema.placePhoneOrder>({
  id: 'office-place-phone-order',
  method: 'POST',
  path: '/office/phone-orders',
  access: 'orders.place',
  summary:
    'Places an order for a buyer on the telephone, and mails how to pay; the same key places one order',
  errors: [
    'VALIDATION_FAILED',
    'UNKNOWN_SKU',
    'OUT_OF_STOCK',
    'ORDER_CHANGED',
    'COMMUNE_NOT_SERVED',
    'DELIVERY_OPTION_GONE',
    'DELIVERY_DAY_CHANGED',
    ...COUPON_REFUSALS,
    'ACCOUNT_BLOCKED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const createPaymentLink = /* @__PURE__ */ officeEndpoint<typeof schema.createPaymentLink>({
  id: 'office-create-payment-link',
  method: 'POST',
  path: '/office/orders/:id/payment-link',
  access: 'orders.place',
  summary: 'Link with which the buyer pays an unpaid order, to copy or to send by WhatsApp',
  errors: ['NOT_FOUND', 'STEP_REFUSED'],
});
