import type { Locale } from 'shared-contracts/locale';
import type { NoticeWords } from './notice-words.ts';

/** Texts of the mails to people who wait for a sold-out product. */
export const STOCK_WAIT_WORDS = {
  'stock-wait-confirm': {
    es: {
      subject: 'Confirma que te avisemos: {product}',
      title: 'Confirma tu correo',
      paragraphs: ['Alguien pidió que avisemos a este correo cuando {product} vuelva a estar en {shop}.'],
      action: 'Sí, avísenme',
      notes: ['El enlace vale por 7 días. Si no lo pediste, ignora este mensaje y no te escribiremos más.'],
      unsubscribe: 'No quiero este aviso',
    },
    en: {
      subject: 'Confirm that we may tell you: {product}',
      title: 'Confirm your email',
      paragraphs: ['Somebody asked us to write to this address when {product} is back at {shop}.'],
      action: 'Yes, tell me',
      notes: [
        'The link is valid for 7 days. If it was not you, ignore this message and we will not write again.',
      ],
      unsubscribe: 'I do not want this',
    },
  },
  'stock-wait-back': {
    es: {
      subject: 'Volvió {product}: te guardamos uno',
      title: 'Volvió lo que esperabas',
      paragraphs: [
        '{product} está de vuelta y te guardamos uno hasta el {until}.',
        'Después de esa hora pasa a la siguiente persona de la lista.',
      ],
      action: 'Agregarlo al carrito',
      unsubscribe: 'Ya no lo quiero',
    },
    en: {
      subject: '{product} is back: we keep one for you',
      title: 'It is back',
      paragraphs: [
        '{product} is back, and we keep one for you until {until}.',
        'After that it goes to the next person who waits.',
      ],
      action: 'Add it to the cart',
      unsubscribe: 'I no longer want it',
    },
  },
} as const satisfies Record<string, Record<Locale, NoticeWords>>;
