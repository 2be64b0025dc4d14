/** Texts of the table reservation. Only its page loads them. */
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
export default es;
