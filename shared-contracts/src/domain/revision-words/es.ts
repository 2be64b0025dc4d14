import type { RevisionWords } from './types.ts';

/** Words for revisions in Spanish, as pages and mails show them to the buyer (docs/product/returns.md#change-an-order). */
export const revisionWords: RevisionWords = {
  title: 'Cambios en tu pedido',
  replaced: (qty, out, into, day) => `El ${day} cambiamos ${qty} × ${out} por ${qty} × ${into}.`,
  takenOut: (qty, out, day) => `El ${day} sacamos ${qty} × ${out}.`,
  refund: (amount) => `Te devolvemos ${amount}.`,
  reason: (text) => `Motivo: ${text}`,
  packed: 'Así queda tu pedido',
  difference: (number) =>
    `Con este pago cambian los productos de tu pedido ${number}. Los enviamos con ese pedido.`,
  units: (qty, name) => `${qty} × ${name}`,
};
