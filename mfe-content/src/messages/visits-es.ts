/** Words of events and reservations; only their own pages load them, so that no other page grows. */
const es = {
  events: {
    home: 'Inicio',
    events: 'Eventos',
    upcoming: 'Próximos eventos',
    past: 'Los que ya fueron',
    none: 'Por ahora no hay fechas nuevas. Mira el bar mientras las preparamos.',
    toEvents: 'Ver los eventos',
    missingTitle: 'Este evento no está en la agenda',
    missingText: 'Puede que haya cambiado de dirección o que ya no se haga.',
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
    others: 'Ver otras fechas',
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
    sending: 'Reservando tu lugar',
    closed: 'Este evento ya no recibe reservas',
  },
};

export type VisitWords = typeof es;
export default es;
