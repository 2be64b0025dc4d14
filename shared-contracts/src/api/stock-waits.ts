import { endpoint } from './endpoint.ts';
import type * as schema from './stock-waits.schema.ts';

/** Query parameter of a product's page: token of the piece that is held for the reader of the mail. */
export const HOLD_PARAM = 'hold';

export const waitForStock = /* @__PURE__ */ endpoint<typeof schema.waitForStock>({
  id: 'wait-for-stock',
  method: 'POST',
  path: '/stock-waits',
  summary: 'Ask for a mail when a sold-out product is back; a guest confirms the address by mail',
  errors: [
    'VALIDATION_FAILED',
    'UNKNOWN_SKU',
    'NOT_FOUND',
    'CONFLICT',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});

export const openStockHold = /* @__PURE__ */ endpoint<typeof schema.openStockHold>({
  id: 'open-stock-hold',
  method: 'POST',
  path: '/stock-waits/hold',
  summary: 'Lets this browser buy the unit that is held for the person who followed the mail’s link',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});
