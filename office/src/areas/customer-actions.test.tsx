// @vitest-environment happy-dom
import { vi } from 'vitest';
import { itSends } from '../testing/write-in-office.ts';
import { events } from './events/index.ts';
import { failedMails } from './failed-mails/index.ts';
import { incidents } from './incidents/index.ts';
import { messages } from './messages/index.ts';
import { newsletter } from './newsletter/index.ts';
import { people } from './people/index.ts';
import { reservations } from './reservations/index.ts';

vi.mock('../actions/save-text.ts', () => ({ saveText: () => undefined }));

const WHY = { '¿Por qué?': 'lo pidió la dueña' };
const reason = WHY['¿Por qué?'];
const because = { version: 'a', reason };
const FILE = { filename: 'lista.csv', text: 'correo', rows: 1, more: false };
const listOf = (...data: object[]) => ({ data, total: data.length, more: false });
const reservation = (...steps: string[]) => ({
  area: reservations,
  address: '/reservations/7/show',
  reads: {
    '/office/reservations/7': {
      id: '7',
      version: 'a',
      number: 'R-7',
      name: 'Ana Soto',
      phone: '+56911111111',
      email: 'ana@correo.example',
      date: '2030-08-14',
      hour: '20:00',
      people: 2,
      status: 'confirmed',
      locale: 'es',
      created_at: '2030-08-01T12:00:00Z',
      note: null,
      event: null,
      steps,
    },
    '/office/reservations/7/hours': { data: [{ hour: '21:00', seats_left: 4, is_free: true }] },
  },
});
const person = (blocked_at: string | null = null) => ({
  area: people,
  address: '/people/7/show',
  reads: {
    '/office/people/7': {
      id: '7',
      version: 'a',
      name: 'Rosa',
      email: 'rosa@correo.example',
      phones: [],
      ruts: [],
      limits: [],
      newsletter: 'none',
      account: { blocked_at, created_at: '2030-08-01T12:00:00Z', confirmed: true, sessions: 0 },
      counts: { orders: 0, orders_open: 0, reservations: 0, messages: 0 },
      orders: [],
      reservations: [],
      messages: [],
    },
  },
});
const SUBSCRIPTION = {
  id: '7',
  version: 'a',
  email: 'r@correo.example',
  status: 'confirmed',
  asked_at: '2030-08-01T12:00:00Z',
  consent: null,
};
const SUBSCRIPTIONS = {
  area: newsletter,
  address: '/subscriptions',
  reads: { '/office/subscriptions': listOf(SUBSCRIPTION) },
};
const EVENT = {
  area: events,
  address: '/events/4',
  reads: {
    '/office/events/4': {
      id: '4',
      version: 'a',
      is_visible: true,
      is_past: false,
      reservations: 2,
      es: {},
      en: {},
    },
    '/office/events/4/guests': { data: [{ id: '1', name: 'Ana', state: 'confirmed' }], people: 1 },
  },
};

itSends([
  {
    name: 'cancels an event',
    ...EVENT,
    open: ['Anular el evento'],
    fill: WHY,
    submit: 'Anular el evento',
    call: 'POST /office/events/4/cancel',
    body: because,
    done: 'El evento está anulado',
  },
  {
    name: 'downloads the guests of an event',
    ...EVENT,
    open: ['Bajar la lista (CSV)'],
    fill: WHY,
    submit: 'Bajar la lista (CSV)',
    call: 'POST /office/events/4/guests/export',
    body: { reason },
    answer: FILE,
    done: 'Lista descargada',
  },
  {
    name: 'downloads the people of an incident',
    area: incidents,
    address: '/incidents/4',
    reads: { '/office/incidents/4': { id: '4', version: 'a', since: '2030-06-11', people: 2, data: [] } },
    open: ['Descargar la lista'],
    fill: WHY,
    submit: 'Descargar la lista',
    call: 'POST /office/incidents/4/people',
    body: { reason },
    answer: FILE,
    done: 'La lista está en tus descargas',
  },
  {
    name: 'closes a message',
    area: messages,
    address: '/messages/7/show',
    reads: {
      '/office/messages/7': {
        id: '7',
        version: 'a',
        number: 'M-7',
        name: 'Rosa',
        email: 'r@correo.example',
        message: 'Hola',
        created_at: '2030-08-01T12:00:00Z',
        status: 'open',
        locale: 'es',
        answers: [],
      },
    },
    submit: 'Cerrar sin más',
    call: 'POST /office/messages/7/close',
    body: { version: 'a', closed: true },
    done: 'Mensaje cerrado',
  },
  {
    name: 'sends a failed mail again',
    area: failedMails,
    address: '/failed-mails',
    reads: {
      '/office/failed-mails': listOf({ id: '7', kind: 'staff', about: null, failed_at: null, error: null }),
    },
    submit: 'Enviar otra vez',
    call: 'POST /office/failed-mails/7/send',
    done: 'Sale en unos segundos',
  },
  {
    name: 'unsubscribes an address from the newsletter',
    ...SUBSCRIPTIONS,
    open: ['Dar de baja'],
    fill: WHY,
    submit: 'Dar de baja',
    call: 'POST /office/subscriptions/7/remove',
    body: because,
    done: 'Dado de baja',
  },
  {
    name: 'downloads the newsletter',
    ...SUBSCRIPTIONS,
    open: ['Descargar la lista'],
    fill: WHY,
    submit: 'Descargar la lista',
    call: 'POST /office/subscriptions/export',
    body: { reason },
    answer: FILE,
    done: 'Lista descargada',
  },
  {
    name: 'blocks an account',
    ...person(),
    open: ['Bloquear la cuenta'],
    fill: WHY,
    submit: 'Bloquear la cuenta',
    call: 'POST /office/people/7/block',
    body: because,
    done: 'Cuenta bloqueada',
  },
  {
    name: 'unblocks an account',
    ...person('2030-08-02T12:00:00Z'),
    open: ['Desbloquear la cuenta'],
    fill: WHY,
    submit: 'Desbloquear la cuenta',
    call: 'POST /office/people/7/unblock',
    body: because,
    done: 'Cuenta desbloqueada',
  },
  {
    name: 'erases the data of a person',
    ...person(),
    open: ['Borrar sus datos'],
    fill: WHY,
    submit: 'Borrar sus datos',
    call: 'POST /office/people/7/erase',
    body: because,
    answer: { orders_later: 0 },
    done: 'Datos borrados',
  },
  {
    name: 'downloads the data of a person',
    ...person(),
    open: ['Descargar sus datos'],
    fill: WHY,
    submit: 'Descargar sus datos',
    call: 'POST /office/people/7/export',
    body: { reason },
    answer: FILE,
    done: 'Archivo descargado',
  },
  {
    name: 'notes that a guest arrived',
    ...reservation('arrived'),
    submit: 'Llegó',
    call: 'POST /office/reservations/7/arrival',
    body: { version: 'a', arrival: 'arrived' },
    done: 'Guardado',
  },
  {
    name: 'notes that a guest did not come',
    ...reservation('no_show'),
    submit: 'No vino',
    call: 'POST /office/reservations/7/arrival',
    body: { version: 'a', arrival: 'no_show' },
    done: 'Guardado',
  },
  {
    name: 'takes a noted arrival back',
    ...reservation('undo_arrival'),
    submit: 'Deshacer',
    call: 'POST /office/reservations/7/arrival',
    body: { version: 'a', arrival: null },
    done: 'Guardado',
  },
  {
    name: 'cancels a reservation',
    ...reservation('cancel'),
    open: ['Anular la reserva'],
    fill: WHY,
    submit: 'Anular la reserva',
    call: 'POST /office/reservations/7/cancel',
    body: because,
    done: 'Reserva anulada',
  },
  {
    name: 'moves a table',
    ...reservation('move'),
    open: ['Cambiar día, hora o personas'],
    fill: { Personas: '4', Hora: '21:00 · quedan 4 lugares' },
    submit: 'Cambiar y avisar',
    call: 'POST /office/reservations/7/move',
    body: { version: 'a', date: '2030-08-14', hour: '21:00', people: 4 },
    done: 'Reserva cambiada',
  },
  {
    name: 'writes a note about a reservation',
    ...reservation(),
    fill: { 'Nota para el equipo': 'Alergia a nueces' },
    submit: 'Guardar la nota',
    call: 'POST /office/reservations/7/note',
    body: { version: 'a', note: 'Alergia a nueces' },
    done: 'Guardado',
    isKept: true,
  },
]);
