/** Texts of the cancellation in both languages, bundled with its panel. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  title: '¿Anulamos tu pedido?',
  /** Way by which the money comes back. Gets the formatted amount. */
  money: {
    none: (_amount: string): string => 'No se te cobra nada y tus productos vuelven a la tienda.',
    card: (amount: string): string =>
      `Te devolvemos ${amount} a tu tarjeta. Según tu banco, puede tardar algunos días.`,
    account: (amount: string): string => `Te devolvemos ${amount} por transferencia. Dinos a qué cuenta.`,
  },
  differences: (amount: string): string => `También te devolvemos ${amount} que pagaste de diferencia.`,
  confirm: 'Sí, anular el pedido',
  keep: 'No, lo quiero',
  close: 'Cerrar',
  goneTitle: 'Este pedido ya no se puede anular',
  goneText:
    'Puede que ya vaya en camino. Cuando lo recibas tienes 10 días para devolverlo, en esta misma página.',
  failed: 'No pudimos anular tu pedido. Revisa los datos y tu conexión, e intenta de nuevo.',
  tooMany: 'Lo intentaste muchas veces seguidas. Espera unos minutos e intenta de nuevo.',
};
const en: typeof es = {
  title: 'Shall we cancel your order?',
  money: {
    none: () => 'Nothing is charged, and your products go back to the shop.',
    card: (amount) =>
      `We give back ${amount} to your card. Depending on your bank, it may take some days to show.`,
    account: (amount) => `We give back ${amount} by transfer. Tell us to which account.`,
  },
  differences: (amount) => `We also give back ${amount} that you paid as a difference.`,
  confirm: 'Yes, cancel the order',
  keep: 'No, I want it',
  close: 'Close',
  goneTitle: 'This order can no longer be cancelled',
  goneText: 'It may be on its way. Once you have it, you have 10 days to return it, on this page.',
  failed: 'We could not cancel your order. Check the data and your connection, and try again.',
  tooMany: 'You tried many times in a row. Wait a few minutes and try again.',
};

export const CANCEL_WORDS: Record<Locale, typeof es> = { es, en };
