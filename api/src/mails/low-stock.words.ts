import type { Locale } from 'shared-contracts/locale';
import type { NoticeWords } from './notice-words.ts';

/** Texts of the mail of the morning about low stock. */
export const LOW_STOCK_WORDS = {
  'low-stock': {
    es: {
      subject: 'Stock bajo: {formats}',
      title: 'Lo que se está acabando',
      paragraphs: [
        'Formatos con pocas unidades, primero los que duran menos al ritmo de los últimos {days} días.',
      ],
      action: 'Ver los productos',
    },
    en: {
      subject: 'Low stock: {formats}',
      title: 'What is running out',
      paragraphs: ['Formats with few units, at the rate of the last {days} days. The first ones last least.'],
      action: 'See the products',
    },
  },
} as const satisfies Record<string, Record<Locale, NoticeWords>>;

interface LowStockPhrases {
  formats: (count: number) => string;
  units: (units: number) => string;
  /** How long the units last. */
  lasts: (days: number) => string;
  noSales: string;
  /** Formats that the mail does not list. */
  others: string;
}

export const LOW_STOCK_PHRASES: Record<Locale, LowStockPhrases> = {
  es: {
    formats: (count) => (count === 1 ? '1 formato' : `${count} formatos`),
    units: (units) => (units === 0 ? 'agotado' : units === 1 ? 'queda 1' : `quedan ${units}`),
    lasts: (days) => (days === 0 ? 'menos de un día' : days === 1 ? '1 día' : `${days} días`),
    noSales: 'sin ventas',
    others: 'Otros',
  },
  en: {
    formats: (count) => (count === 1 ? '1 format' : `${count} formats`),
    units: (units) => (units === 0 ? 'sold out' : `${units} left`),
    lasts: (days) => (days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`),
    noSales: 'no sales',
    others: 'Others',
  },
};
