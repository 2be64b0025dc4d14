/** Texts of events and reservations. Only these pages load them. Both languages together are smaller than another request. */
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';

const es = {
  events: {
    home: 'Inicio',
    events: 'Eventos',
    upcoming: 'Próximos eventos',
    past: 'Los que ya fueron',
    none: 'Por ahora no hay fechas nuevas. Mira el bar mientras las preparamos.',
    toEvents: 'Ver los eventos',
    missing: {
      title: 'Este evento no está en la agenda',
      text: 'Puede que haya cambiado de dirección o que ya no se haga.',
    },
    facts: 'Datos del evento',
    when: 'Cuándo',
    until: (start: string, end: string): string => `${start} a ${end}`,
    where: 'Dónde',
    price: 'Precio',
    perPerson: (price: string): string => `${price} por persona`,
    free: 'Sin costo',
    seats: 'Lugares',
    seatsLeft: (count: number): string => (count === 1 ? 'Queda 1 lugar' : `Quedan ${count} lugares`),
    full: 'Sin lugares',
    over: 'Ya se hizo',
    reserve: 'Reservar',
    toCalendar: 'Agregar a mi calendario',
    others: 'Ver otras fechas',
    wait: 'Lista de espera',
  },
  reserve: {
    formTitle: 'Reserva tu lugar en un evento',
    formText: 'Se paga al llegar. Te confirmamos por correo, con una entrada para tu calendario.',
    form: 'Reserva de evento',
    event: 'Evento',
    chooseEvent: 'Elige un evento',
    noEvents: 'Por ahora no hay eventos con lugares. Escríbenos y te avisamos del próximo.',
    date: 'Fecha',
    hour: 'Hora',
    dateHelp: 'La del evento que elegiste, hora de Santiago',
    messageHelp: 'Alergias, silla de ruedas, un cumpleaños: lo que debamos saber',
    submit: 'Reservar',
    joinList: 'Entrar a la lista de espera',
    sending: 'Reservando tu lugar',
    fullEvent: (event: string): string => `${event} (lista de espera)`,
    waits:
      'Está completo. Al enviar quedas en la lista de espera: si se liberan lugares te escribimos y te los guardamos hasta 24 horas.',
    closed: 'Este evento ya no recibe reservas',
    lowered: (people: string): string => `Puedes reservar para ${people} como máximo: cambiamos el número.`,
  },
};
export type VisitWords = typeof es;

const en: VisitWords = {
  events: {
    home: 'Home',
    events: 'Events',
    upcoming: 'Coming events',
    past: 'Those that were',
    none: 'No new dates for now. Have a look at the bar while we prepare them.',
    toEvents: 'See the events',
    missing: {
      title: 'This event is not on the calendar',
      text: 'It may have moved to another address or been called off.',
    },
    facts: 'Facts of the event',
    when: 'When',
    until: (start, end) => `${start} to ${end}`,
    where: 'Where',
    price: 'Price',
    perPerson: (price) => `${price} a person`,
    free: 'Free',
    seats: 'Seats',
    seatsLeft: (count) => (count === 1 ? '1 seat left' : `${count} seats left`),
    full: 'No seats left',
    over: 'It is over',
    reserve: 'Reserve',
    toCalendar: 'Add to my calendar',
    others: 'See other dates',
    wait: 'Waiting list',
  },
  reserve: {
    formTitle: 'Reserve your seat at an event',
    formText: 'You pay when you come. We confirm by email, with an entry for your calendar.',
    form: 'Event reservation',
    event: 'Event',
    chooseEvent: 'Choose an event',
    noEvents: 'No events with seats for now. Write to us and we tell you of the next one.',
    date: 'Date',
    hour: 'Hour',
    dateHelp: 'Of the event you chose, Santiago time',
    messageHelp: 'Allergies, a wheelchair, a birthday: whatever we should know',
    submit: 'Reserve',
    joinList: 'Join the waiting list',
    sending: 'Reserving your seat',
    fullEvent: (event) => `${event} (waiting list)`,
    waits:
      'It is full. When you send the form, you are on the waiting list: when places are free we write, and hold them for up to 24 hours.',
    closed: 'This event takes no more reservations',
    lowered: (people) => `You can book for up to ${people}: we changed the number.`,
  },
};

export const VISIT_WORDS: Readonly<Record<Locale, VisitWords>> = { es, en };

export const useVisitWords = (): VisitWords => VISIT_WORDS[useLocale()];
