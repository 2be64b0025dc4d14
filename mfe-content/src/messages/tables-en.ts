import type { TableWords } from './tables-es.ts';

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

export default en;
