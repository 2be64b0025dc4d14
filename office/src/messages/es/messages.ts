/** Messages of the contact forms, newsletter and failed mails. */
export const messages = {
  title: 'Mensajes',
  one: 'Mensaje %{number}',
  search: 'Número, nombre, correo o RUT',
  topic: 'Asunto',
  from: 'De',
  at: 'Llegó',
  statuses: { open: 'Por responder', answered: 'Respondido', closed: 'Cerrado' },
  languages: { es: 'Español', en: 'Inglés' },
  sender: 'Quién escribe',
  answer: 'Tu respuesta',
  answer_help:
    'El correo ya saluda por su nombre: escribe solo la respuesta. Sale a %{email}. Si te contesta, su correo llega a la casilla de la tienda.',
  send: 'Enviar la respuesta',
  sent: 'La respuesta sale en unos segundos',
  states: { queued: 'en cola', sent: 'enviada', failed: 'no salió: la tienda lo intenta otra vez' },
  close: 'Cerrar sin más',
  closed: 'Mensaje cerrado',
  reopen: 'Abrir otra vez',
  reopened: 'Mensaje abierto',
  is_closed: 'Este mensaje está cerrado. Una respuesta lo abre otra vez.',
};

export const newsletter = {
  title: 'Boletín',
  statuses: { pending: 'Falta que confirme', confirmed: 'Lo recibe', unsubscribed: 'Se dio de baja' },
  asked: 'Lo pidió',
  consent: 'Consentimiento',
  channels: {
    registration: 'al crear la cuenta',
    checkout: 'al comprar',
    account: 'en su cuenta',
    'newsletter-form': 'en el formulario',
    'newsletter-mail': 'en el correo de confirmación',
    'privacy-request': 'en una solicitud sobre sus datos',
    office: 'por la oficina',
  },
  remove: {
    button: 'Dar de baja',
    title: '¿Dar de baja este correo?',
    confirmed:
      '%{email} ya no recibe el boletín. Queda anotado cuándo. Puede suscribirse otra vez por su cuenta; tú no puedes deshacerlo.',
    pending: '%{email} todavía no confirmó: se borra de la lista y su enlace deja de servir.',
    done: 'Dado de baja',
  },
  export: {
    button: 'Descargar la lista',
    title: '¿Descargar la lista?',
    help: 'Una planilla con los correos confirmados y la prueba de su consentimiento. Son datos personales: úsala solo para enviar el boletín y bórrala después. Queda en el historial.',
    done: 'Lista descargada',
    more: 'La planilla tiene los primeros %{rows} correos. Hay más.',
  },
};

export const mails = {
  title: 'Correos que no salieron',
  help: 'La tienda los intentó muchas veces.',
  of_orders: 'Los de pedidos están en cada pedido.',
  kind: 'Correo',
  kinds: {
    account: 'De la cuenta de un cliente',
    contact: 'Aviso de un mensaje',
    answer: 'Respuesta a un mensaje',
    newsletter: 'Confirmación del boletín',
    'stock-wait': 'Lista de espera de un producto',
    reservation: 'De una reserva',
    privacy: 'Solicitud sobre datos',
    staff: 'Invitación al equipo',
    other: 'Otro',
  },
  about: 'Sobre',
  failed: 'Último intento',
  error: 'Qué respondió el correo',
  queued: 'Sale en unos segundos',
};
