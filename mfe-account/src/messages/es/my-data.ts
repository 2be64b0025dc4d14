import type { DataLimit, OpposedPurpose, PrivacyRight } from 'shared-contracts/domain/privacy-rights';

const rights: Record<PrivacyRight, string> = {
  access: 'Saber qué guardan de mí',
  correction: 'Corregir mis datos',
  erasure: 'Borrar mis datos',
  opposition: 'Que no los usen para algo',
  portability: 'Llevarme mis datos',
  blocking: 'Bloquear mis datos',
};
const rightDetails: Record<PrivacyRight, string> = {
  access: 'Descargas todo lo que tenemos con tu correo.',
  correction: 'Nos dices qué está mal y lo arreglamos.',
  erasure: 'Queda solo lo que exige la ley. No se puede deshacer.',
  opposition: 'Eliges para qué no los usamos más.',
  portability: 'Descargas un archivo que otro sistema puede leer.',
  blocking: 'Quedan en pausa. Siguen solo tus pedidos y visitas en curso.',
};
const purposes: Record<OpposedPurpose, string> = {
  advertising: 'Publicidad y novedades',
  profile: 'Reunir mi historia en un perfil',
  statistics: 'Estadísticas sobre mis compras',
  recommendations: 'Recomendar vinos a otros a partir de mis compras',
};
const limits: Record<DataLimit, string> = { ...purposes, all: 'Todo: mis datos quedan bloqueados' };

export const myData = {
  myData: {
    title: 'Tus datos',
    description: 'Pide ver, corregir, llevarte, bloquear o borrar lo que guardamos de ti.',
    lead: 'Si compraste, reservaste, nos escribiste o recibes novedades, tus datos siguen siendo tuyos. No necesitas una cuenta.',
    form: 'Solicitud sobre tus datos',
    right: '¿Qué quieres pedir?',
    rights,
    rightDetails,
    purposesTitle: '¿Para qué no quieres que los usemos?',
    purposes,
    text: '¿Qué hay que corregir?',
    textHelp: 'Por ejemplo: mi apellido en el pedido CQ-000042 es Soto.',
    email: 'Correo que usaste en la tienda',
    required: { text: 'qué hay que corregir', purposes: 'para qué' },
    submit: 'Enviar solicitud',
    sentTitle: 'Revisa tu correo',
    sentText:
      'Te enviamos un enlace para comprobar que el correo es tuyo. Vale por 24 horas. Hasta que lo sigas no hacemos nada.',
    account: '¿Tienes una cuenta? Hazlo al tiro en',
    accountLink: 'Mi cuenta, Privacidad',
    policy: 'Cómo cuidamos tus datos',
  },
  privacyRequest: {
    title: 'Tu solicitud',
    description: 'Estado de una solicitud sobre tus datos.',
    expiredText: 'El enlace para confirmar vale por 24 horas. Si ya confirmaste, usa el del comprobante.',
    again: 'Hacer una solicitud',
    confirmTitle: 'Confirma tu solicitud',
    confirmText: 'Es esto lo que pediste. Si no fuiste tú, cierra esta página: no haremos nada.',
    confirm: 'Confirmar solicitud',
    confirmErasure: 'Borrar mis datos para siempre',
    asked: 'Pediste',
    purposes: 'Para esto no',
    text: 'Lo que nos escribiste',
    number: 'Número',
    status: 'Estado',
    statuses: {
      asked: 'Falta que la confirmes',
      open: 'La estamos revisando',
      done: 'Respondida',
      refused: 'No la aceptamos',
    },
    askedOn: 'Llegó el',
    dueOn: 'Respondemos a más tardar el',
    answeredOn: 'Respondida el',
    answer: 'Nuestra respuesta',
    extension: 'Por qué necesitamos más días',
    complaint:
      'Si no estás de acuerdo, puedes reclamar ante la Agencia de Protección de Datos Personales dentro de 30 días hábiles desde nuestra respuesta.',
    receipt: 'Te enviamos el comprobante a tu correo.',
    exportHelp: 'Puedes descargarlos con este enlace durante 24 horas desde que lo pediste.',
    limits: 'Usos que detuviste',
    lift: 'Volver a permitir',
  },
  dataLimits: {
    title: 'Para qué usamos tus datos',
    text: 'Marca lo que no quieres. Lo dejamos de hacer al guardar, y te enviamos un comprobante.',
    form: 'Usos que no quieres',
    limits,
    submit: 'Guardar',
    done: 'Guardado.',
    unconfirmed: 'Confirma tu correo para elegirlo.',
    correctionTitle: 'Pedir una corrección',
    correctionText:
      '¿Hay algo que no puedes cambiar aquí, por ejemplo en una compra? Escríbelo y respondemos en 30 días.',
    correctionSubmit: 'Pedir corrección',
    correctionDone: 'Recibimos tu solicitud. Te enviamos el comprobante.',
    requests: 'Tus solicitudes',
  },
};
