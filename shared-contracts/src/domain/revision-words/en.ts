import type { RevisionWords } from './types.ts';

/** Words for revisions in English, as pages and mails show them to the buyer (docs/product/returns.md#change-an-order). */
export const revisionWords: RevisionWords = {
  title: 'Changes to your order',
  replaced: (qty, out, into, day) => `On ${day} we replaced ${qty} × ${out} by ${qty} × ${into}.`,
  takenOut: (qty, out, day) => `On ${day} we took ${qty} × ${out} out.`,
  refund: (amount) => `We give ${amount} back to you.`,
  reason: (text) => `Reason: ${text}`,
  packed: 'Your order now',
  difference: (number) =>
    `This payment changes the products of your order ${number}. We send them with that order.`,
  units: (qty, name) => `${qty} × ${name}`,
};
