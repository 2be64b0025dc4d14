import type { Locale } from 'shared-contracts/locale';

const es = {
  which: '¿Qué despacho prefieres?',
  cheapest: 'El más económico',
  fastest: 'El más rápido',
  /** The fastest delivery in a page without scripts: its day, price, and the total of the order. */
  withTotal: (arrives: string, price: string, total: string): string =>
    `El más rápido. ${arrives}. Despacho ${price}, total ${total}`,
};
const en: typeof es = {
  which: 'Which delivery do you prefer?',
  cheapest: 'The cheapest',
  fastest: 'The fastest',
  withTotal: (arrives, price, total) => `The fastest. ${arrives}. Delivery ${price}, total ${total}`,
};

export const optionWords: Record<Locale, typeof es> = { es, en };
