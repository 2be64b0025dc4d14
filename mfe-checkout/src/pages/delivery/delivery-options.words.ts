import type { Locale } from 'shared-contracts/locale';

interface OptionWords {
  which: string;
  cheapest: string;
  fastest: string;
  /** The fastest delivery in a page without scripts: its day, price, and the total of the order. */
  withTotal: (arrives: string, price: string, total: string) => string;
}

export const optionWords: Record<Locale, OptionWords> = {
  es: {
    which: '¿Qué despacho prefieres?',
    cheapest: 'El más económico',
    fastest: 'El más rápido',
    withTotal: (arrives, price, total) => `El más rápido. ${arrives}. Despacho ${price}, total ${total}`,
  },
  en: {
    which: 'Which delivery do you prefer?',
    cheapest: 'The cheapest',
    fastest: 'The fastest',
    withTotal: (arrives, price, total) => `The fastest. ${arrives}. Delivery ${price}, total ${total}`,
  },
};
