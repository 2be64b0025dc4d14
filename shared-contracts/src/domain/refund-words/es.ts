import type { RefundWords } from './types.ts';

/** Words for refunds in Spanish, as pages and mails show them to the buyer (docs/product/returns.md#what-the-buyer-sees). */
export const refundWords: RefundWords = {
  title: 'Devoluciones',
  state: {
    done: (amount, way, day) => `Devolvimos ${amount} ${way}, el ${day}.`,
    open: (amount, way, day) => `Estamos devolviendo ${amount} ${way}. Lo pedimos el ${day}.`,
  },
  ways: { card: 'a tu tarjeta', other: 'por transferencia u otro medio' },
  parts: { delivery: 'Despacho', gift: 'Caja de regalo' },
  units: (qty, name) => (qty === 0 ? `Diferencia de precio: ${name}` : `${qty} × ${name}`),
  paid: {
    whole: 'Pago devuelto',
    part: 'Pago aprobado, una parte devuelta',
    owed: 'Pago recibido, por devolver',
  },
  remaining: 'Total después de devolver',
  owed: (amount) => `Todavía nos falta devolverte ${amount}.`,
  cancelled: 'Este pedido fue anulado.',
};
