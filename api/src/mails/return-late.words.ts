import type { Locale } from 'shared-contracts/locale';
import type { NoticeWords } from './notice-words.ts';

/** Text of the mail to owners about a return that waits for staff. */
export const RETURN_LATE_WORDS = {
  'return-late': {
    es: {
      subject: 'La devolución {number} espera hace más de tres días hábiles',
      title: 'Una devolución espera respuesta',
      paragraphs: [
        'La devolución {number} espera una decisión. Si corresponde devolver el dinero, la ley da plazo hasta el {due}.',
      ],
      action: 'Ver la devolución',
    },
    en: {
      subject: 'Return {number} waits for more than three working days',
      title: 'A return waits for an answer',
      paragraphs: [
        'Return {number} waits for a decision. If money is to be given back, the law requires it by {due}.',
      ],
      action: 'See the return',
    },
  },
} as const satisfies Record<string, Record<Locale, NoticeWords>>;
