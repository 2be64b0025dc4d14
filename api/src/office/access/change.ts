import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Staff } from './sessions.repository.ts';

/** Staff member, reason and language of a change. */
export interface Change {
  staff: Pick<Staff, 'id'>;
  reason?: string;
  /** Language of refusals. */
  locale: Locale;
}

/** Change of one thing, in the version that the staff member saw. */
export interface Write extends Change {
  id: string;
  version: string;
}

/** Sentences of refused changes. */
const WHY = {
  'day-passed': {
    es: 'Ese día ya pasó. Elige hoy o un día más adelante.',
    en: 'That day has passed. Choose today or a later day.',
  },
  'hour-passed': {
    es: 'Esa hora ya pasó. Elige una más tarde.',
    en: 'That hour has passed. Choose a later one.',
  },
  'first-day-late': {
    es: 'El primer día va antes del último.',
    en: 'The first day comes before the last one.',
  },
  'code-exists': {
    es: 'Ya hay un cupón con ese código. Elige otro.',
    en: 'There is a coupon with that code already. Choose another one.',
  },
  'case-size': { es: 'Una caja lleva 6 o 12 botellas.', en: 'A case has 6 or 12 bottles.' },
  'case-type': {
    es: 'Una caja lleva solo vinos y otros alcoholes. Saca los demás productos.',
    en: 'A case has only wines and other alcohols. Remove the other products.',
  },
  'day-exists': { es: 'Ese día ya está en la lista.', en: 'That day is in the list already.' },
  'word-exists': {
    es: 'La búsqueda ya conoce esas palabras. Cámbialas en la lista.',
    en: 'The search knows these words already. Change them in the list.',
  },
  'no-words': { es: 'Escribe letras o números.', en: 'Enter letters or digits.' },
  'many-words': { es: 'Escribe hasta cuatro palabras.', en: 'Enter up to four words.' },
  'no-such-fact': { es: 'Elige de la lista lo que significa.', en: 'Choose what it means from the list.' },
  'no-products': { es: 'Elige de uno a tres productos.', en: 'Choose one to three products.' },
  'no-such-product': {
    es: 'Hay un producto que no está a la venta. Elige otro.',
    en: 'One of the products is not on sale. Choose another one.',
  },
  'products-of-meaning': {
    es: 'Una palabra no lleva productos. Elige lo que significa.',
    en: 'A word has no products. Choose what it means.',
  },
  'facts-of-pins': { es: 'Los productos fijos van sin significado.', en: 'Pinned products have no meaning.' },
  'no-such-hour': {
    es: 'Esa hora no existe ese día, porque cambia el horario. Elige otra.',
    en: 'That hour does not exist on that day, because the clocks change. Choose another one.',
  },
  'no-picture': { es: 'Sube una imagen.', en: 'Upload a picture.' },
  'event-exists': {
    es: 'Ya hay un evento con ese título ese día.',
    en: 'There is an event with that title on that day already.',
  },
  'no-tax-numbers': {
    es: 'No quedan folios de este tipo. Carga un archivo de folios del SII.',
    en: 'No numbers of this type are left. Store a file of numbers of SII.',
  },
  'no-tax-certificate': {
    es: 'Falta un certificado vigente para firmar.',
    en: 'There is no valid certificate to sign with.',
  },
  'event-started': { es: 'El evento ya empezó.', en: 'The event has started.' },
  'seats-taken': {
    es: 'Ya hay más cupos reservados que esos.',
    en: 'More seats than that are reserved already.',
  },
  'has-reservations': {
    es: 'Tiene reservas. Anula el evento para avisar a esas personas.',
    en: 'It has reservations. Cancel the event to tell those people.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Refusal with a sentence in the language of the staff member, at the fields that cause it. */
export const refused = (why: keyof typeof WHY, locale: Locale, fields: readonly string[]): DomainError =>
  new DomainError('ENTRY_REFUSED', { why: WHY[why][locale] }, fields);
