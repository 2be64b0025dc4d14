/** Texts of the table reservation. Only its page loads them. Both languages together are smaller than another request. */
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';

const es = {
  home: 'Inicio',
  bar: 'El bar',
  formTitle: 'Tu mesa',
  form: 'Reserva de mesa',
  date: 'Fecha',
  chooseDate: 'Elige un día',
  closed: 'cerrado',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  keys: 'Con las flechas cambias de día; con arriba y abajo, de semana.',
  hour: 'Hora',
  hourHelp: (minutes: number): string => `Hora de Santiago. La mesa es tuya por ${minutes / 60} horas.`,
  chooseFirst: 'Elige un día y te mostramos las horas con lugar.',
  asking: 'Buscando horas con lugar',
  hoursFree: (count: number): string =>
    count === 1 ? 'Hay 1 hora con lugar' : `Hay ${count} horas con lugar`,
  noHours: 'Ese día ya no quedan horas. Prueba con otro.',
  allFull: 'Ese día no queda lugar para tantos. Prueba con otro o con menos personas.',
  hourLost: (hour: string): string => `A las ${hour} ya no hay lugar: elige otra hora.`,
  hoursFailed: 'No pudimos ver las horas de ese día.',
  retry: 'Reintentar',
  full: 'sin lugar',
  messageHelp: 'Alergias, silla de ruedas, un cumpleaños: lo que debamos saber',
  submit: 'Reservar mesa',
  sending: 'Reservando tu mesa',
  failed: 'No pudimos reservar la mesa',
  /** Monday first. */
  weekdays: ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'],
};
export type TableWords = typeof es;

const en: TableWords = {
  home: 'Home',
  bar: 'The bar',
  formTitle: 'Your table',
  form: 'Table reservation',
  date: 'Date',
  chooseDate: 'Choose a day',
  closed: 'closed',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  keys: 'Arrow keys go from day to day; up and down, from week to week.',
  hour: 'Hour',
  hourHelp: (minutes) => `Santiago time. The table is yours for ${minutes / 60} hours.`,
  chooseFirst: 'Choose a day and we show the hours with room.',
  asking: 'Looking for hours with room',
  hoursFree: (count) => (count === 1 ? '1 hour with room' : `${count} hours with room`),
  noHours: 'No hours are left on that day. Try another one.',
  allFull: 'There is no room for so many on that day. Try another one, or fewer people.',
  hourLost: (hour) => `${hour} is full now: choose another time.`,
  hoursFailed: 'We could not see the hours of that day.',
  retry: 'Retry',
  full: 'no room',
  messageHelp: 'Allergies, a wheelchair, a birthday: whatever we should know',
  submit: 'Reserve table',
  sending: 'Reserving your table',
  failed: 'We could not reserve the table',
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
};

export const TABLE_WORDS: Readonly<Record<Locale, TableWords>> = { es, en };

export const useTableWords = (): TableWords => TABLE_WORDS[useLocale()];
