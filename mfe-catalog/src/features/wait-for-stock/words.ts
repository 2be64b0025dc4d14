/** Texts of the panels, in their chunks, so that other pages do not load them. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  form: 'Avísame cuando vuelva',
  email: 'Tu correo',
  send: 'Avísame',
  sending: 'Enviando',
  confirm: 'Te enviamos un correo: sigue su enlace y quedas en la lista.',
  waiting: 'Listo: te escribiremos una vez, cuando vuelva, y te guardaremos uno por 24 horas.',
  failed: 'No pudimos anotarte',
  back: 'Ya volvió: carga la página de nuevo para comprarlo.',
  held: (until: string): string => `Volvió, y te guardamos uno hasta el ${until}.`,
  ended: 'Ya no lo guardamos para ti: pasó el plazo, o ya lo compraste.',
};
const en: typeof es = {
  form: 'Tell me when it is back',
  email: 'Your email',
  send: 'Tell me',
  sending: 'Sending',
  confirm: 'We sent you a mail: follow its link, and you are on the list.',
  waiting: 'Done: we will write once, when it is back, and keep one for you for 24 hours.',
  failed: 'We could not put you on the list',
  back: 'It is back: load the page again to buy it.',
  held: (until: string): string => `It is back, and we keep one for you until ${until}.`,
  ended: 'We no longer keep it for you: the time is over, or you bought it.',
};
export const WORDS: Record<Locale, typeof es> = { es, en };
