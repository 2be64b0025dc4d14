import type { VisitWords } from './visits-es.ts';

const en: VisitWords = {
  events: {
    home: 'Home',
    events: 'Events',
    upcoming: 'Coming events',
    past: 'Those that were',
    none: 'No new dates for now. Have a look at the bar while we prepare them.',
    toEvents: 'See the events',
    missingTitle: 'This event is not on the calendar',
    missingText: 'It may have moved to another address or been called off.',
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
    others: 'See other dates',
  },
  reserve: {
    formTitle: 'Reserve your seat at an event',
    formText: 'You pay when you come. We confirm by e-mail, with an entry for your calendar.',
    form: 'Event reservation',
    event: 'Event',
    chooseEvent: 'Choose an event',
    noEvents: 'No events with seats for now. Write to us and we tell you of the next one.',
    date: 'Date',
    hour: 'Hour',
    dateHelp: 'Of the event you chose, Santiago time',
    messageHelp: 'Allergies, a wheelchair, a birthday: whatever we should know',
    submit: 'Reserve',
    sending: 'Reserving your seat',
    closed: 'This event takes no more reservations',
  },
};

export default en;
