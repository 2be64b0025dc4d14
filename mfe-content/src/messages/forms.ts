/** Texts of all forms. Only pages with a form load them. Both languages together are smaller than another request. */
import { consentWords as consentEn } from 'shared-contracts/domain/consent-words/en';
import { consentWords as consentEs } from 'shared-contracts/domain/consent-words/es';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { useLocale } from 'shared-kit/locale';

const es = {
  name: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  message: 'Mensaje',
  persons: 'Personas',
  choosePersons: 'Elige cuántas',
  personCount: (count: number): string => (count === 1 ? '1 persona' : `${count} personas`),
  optional: 'opcional',
  terms: consentEs.reservation,
  /** Field names in "El campo … es requerido" (docs/product/forms.md#messages). */
  fields: {
    event: 'evento',
    persons: 'personas',
    date: 'fecha',
    hour: 'hora',
    name: 'nombre',
    email: 'email',
    phone: 'teléfono',
    company: 'empresa',
    message: 'mensaje',
    terms: 'términos y condiciones',
  },
  result: {
    number: 'Número de reserva',
    table: 'Mesa en el bar',
    toCalendar: 'Agregar a mi calendario',
    sent: 'Gracias',
    sentText: 'El correo que te mandamos dice cómo quedó tu reserva.',
    waiting: 'Estás en la lista de espera',
    waitingText:
      'Si se liberan lugares te escribimos, en el orden de la lista, y te los guardamos hasta 24 horas. En el correo hay un enlace para salir de la lista.',
    held: 'Falta un paso: confirma tu reserva',
    heldUntil: (when: string): string =>
      `Abre el enlace del correo que te mandamos. Plazo: ${when}. Después, los lugares quedan libres.`,
    message: 'Número de tu mensaje',
  },
  reasons: {
    offline: 'No hay conexión. Lo que escribiste sigue aquí: vuelve a enviarlo cuando la tengas.',
    seats: 'Ya no quedan tantos lugares. Elige menos personas u otra fecha.',
    input: 'Verifica que la información ingresada sea correcta',
    botCheck: 'No pudimos comprobar que eres una persona. Vuelve a enviar: lo que escribiste sigue aquí.',
    often: 'Son muchos intentos seguidos. Espera un momento y vuelve a enviar.',
    unknown:
      'No supimos si alcanzó a llegar. Si en unos minutos no tienes el correo, vuelve a enviar: lo que escribiste sigue aquí.',
    server: SERVER_PROBLEM.es,
  },
};
export type FormWords = typeof es;

const en: FormWords = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  persons: 'People',
  choosePersons: 'Choose how many',
  personCount: (count) => (count === 1 ? '1 person' : `${count} people`),
  optional: 'optional',
  terms: consentEn.reservation,
  fields: {
    event: 'event',
    persons: 'people',
    date: 'date',
    hour: 'hour',
    name: 'first name',
    email: 'email',
    phone: 'phone',
    company: 'company',
    message: 'message',
    terms: 'terms and conditions',
  },
  result: {
    number: 'Reservation number',
    table: 'Table at the bar',
    toCalendar: 'Add to my calendar',
    sent: 'Thank you',
    sentText: 'The mail that we sent you says how your reservation stands.',
    waiting: 'You are on the waiting list',
    waitingText:
      'When places are free we write, in the order of the list, and hold them for up to 24 hours. The mail has a link to leave the list.',
    held: 'One more step: confirm your reservation',
    heldUntil: (when: string): string =>
      `Open the link in the mail that we sent you. Deadline: ${when}. After that, the places are free again.`,
    message: 'Number of your message',
  },
  reasons: {
    offline: 'There is no connection. What you wrote is still here: send it again once you have one.',
    seats: 'There are not so many seats left. Choose fewer people or another date.',
    input: 'Check that the information entered is correct',
    botCheck: 'We could not tell that you are a person. Send again: what you wrote is still here.',
    often: 'These are many tries in a row. Wait a moment and send again.',
    unknown:
      'We do not know whether it arrived. If you have no email in a few minutes, send again: what you wrote is still here.',
    server: SERVER_PROBLEM.en,
  },
};

export const useFormWords = (): FormWords => ({ es, en })[useLocale()];
