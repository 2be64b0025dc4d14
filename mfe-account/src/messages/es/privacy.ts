export const privacy = {
  privacy: {
    title: 'Privacidad y seguridad',
    description: 'Tus sesiones abiertas, tus permisos y tus datos.',
    lead: 'Tus datos son tuyos. Aquí ves dónde está abierta tu cuenta, qué aceptaste, y te llevas o eliminas lo que guardamos.',
    correct: '¿Algo no está bien?',
    correctLink: 'Corrige tus datos',
    favouritesLink: 'Apaga o borra tus favoritos y lo que viste',
    policy: 'Cómo cuidamos tus datos',
    contact: 'Escríbenos sobre tus datos',
  },
  sessions: {
    title: 'Sesiones abiertas',
    text: 'Si no reconoces alguna, ciérrala y cambia tu contraseña.',
    list: 'Sesiones abiertas',
    device: (program: string | null, system: string | null): string =>
      [program, system].filter(Boolean).join(' en ') || 'Otro programa',
    used: 'Último uso:',
    since: 'Abierta:',
    current: 'Esta sesión',
    end: 'Cerrar',
    endNamed: (device: string, since: string) => `Cerrar sesión de ${device}, abierta ${since}`,
    endOthers: 'Cerrar las demás sesiones',
    ended: (count: number) =>
      count === 0
        ? 'No había otras sesiones abiertas.'
        : count === 1
          ? 'Cerramos una sesión.'
          : `Cerramos ${count} sesiones.`,
  },
  consents: {
    title: 'Novedades y permisos',
    on: 'Recibes novedades y ofertas por correo.',
    off: 'No recibes novedades ni ofertas por correo.',
    give: 'Quiero recibirlas',
    withdraw: 'Dejar de recibirlas',
    answers: {
      given: 'Listo, te enviaremos novedades.',
      asked: 'Te enviamos un correo para confirmar que es tuyo.',
      withdrawn: 'Listo, no te enviaremos más novedades.',
    },
    log: 'Lo que aceptaste y cuándo',
    granted: 'Aceptaste',
    withdrawn: 'Retiraste',
  },
  download: {
    title: 'Tus datos',
    text: 'Descarga un archivo con todo lo que guardamos de ti: cuenta, direcciones, compras, reservas, mensajes y permisos.',
    action: 'Descargar mis datos',
    purchases: 'Mis compras para una planilla (CSV)',
    done: 'Listo, el archivo está en tus descargas.',
  },
  erase: {
    title: 'Eliminar la cuenta',
    text: 'Puedes irte cuando quieras. Esto no se puede deshacer.',
    goesTitle: 'Se elimina',
    goes: [
      'Tu cuenta, tu contraseña y tus sesiones',
      'Tus direcciones',
      'Tus mensajes y la suscripción a novedades',
      'Tu nombre en compras y reservas; las reservas por venir se anulan',
    ],
    staysTitle: 'Se conserva',
    stays: [
      'Por la ley tributaria, durante seis años: número, fecha, productos y montos de cada compra y, si pediste factura, a quién se emitió',
      'Lo que necesita un pedido en camino, hasta que llegue',
      'La constancia de lo que aceptaste, sin tu correo',
    ],
    ask: 'Eliminar mi cuenta',
    sureTitle: '¿Eliminar tu cuenta?',
    sureText: 'Escribe tu contraseña para confirmar que eres tú. Antes puedes descargar tus datos.',
    submit: 'Eliminar para siempre',
    keep: 'Conservar mi cuenta',
    doneTitle: 'Tu cuenta fue eliminada',
    doneText:
      'Ya no guardamos tus datos, salvo lo que exige la ley. Gracias por haber brindado con nosotros.',
  },
};
