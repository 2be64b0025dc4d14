import { consentWords } from 'shared-contracts/domain/consent-words/es';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';

/** Texts of all forms. Only pages with a form load them. */
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
  terms: consentWords.reservation,
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
export default es;
