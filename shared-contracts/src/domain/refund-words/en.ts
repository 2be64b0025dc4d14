import type { RefundWords } from './types.ts';

/** Words for refunds in English, as pages and mails show them to the buyer (docs/product/returns.md#what-the-buyer-sees). */
export const refundWords: RefundWords = {
  title: 'Refunds',
  state: {
    done: (amount, way, day) => `We gave back ${amount} ${way} on ${day}.`,
    open: (amount, way, day) => `We are giving back ${amount} ${way}. We asked for it on ${day}.`,
  },
  ways: { card: 'to your card', other: 'by transfer or other means' },
  parts: { delivery: 'Delivery', gift: 'Gift box' },
  units: (qty, name) => (qty === 0 ? `Difference of the price: ${name}` : `${qty} × ${name}`),
  paid: {
    whole: 'Payment given back',
    part: 'Payment approved, a part given back',
    owed: 'Payment received, to be given back',
  },
  remaining: 'Total after refunds',
  owed: (amount) => `We still have to give you back ${amount}.`,
  cancelled: 'This order was cancelled.',
};
