import type { Locale } from 'shared-contracts/locale';
import { LOW_STOCK_WORDS } from './low-stock.words.ts';
import type { NoticeWords } from './notice-words.ts';
import { PRIVACY_NOTICE_WORDS } from './privacy-notice.words.ts';
import { RETURN_LATE_WORDS } from './return-late.words.ts';
import { STOCK_WAIT_WORDS } from './stock-wait.words.ts';
import { TAX_WARNING_WORDS } from './tax-warning.words.ts';

/** Texts of the short mails, by kind. Mails about orders have their own. */
export const NOTICE_WORDS = {
  ...PRIVACY_NOTICE_WORDS,
  ...TAX_WARNING_WORDS,
  ...LOW_STOCK_WORDS,
  ...RETURN_LATE_WORDS,
  ...STOCK_WAIT_WORDS,
  'verify-email': {
    es: {
      subject: 'Confirma tu correo',
      title: 'Confirma tu correo',
      paragraphs: [
        '{hello}, gracias por crear tu cuenta en {shop}.',
        'Confirma que este correo es tuyo y verás en tu cuenta también lo que compraste antes como invitado.',
      ],
      action: 'Confirmar mi correo',
      notes: [
        'El enlace vale por 7 días. Si no creaste una cuenta, no sigas el enlace e ignora este mensaje.',
      ],
    },
    en: {
      subject: 'Confirm your email',
      title: 'Confirm your email',
      paragraphs: [
        '{hello}, thank you for opening an account at {shop}.',
        'Confirm that this address is yours, and your account will also show what you bought before as a guest.',
      ],
      action: 'Confirm my email',
      notes: [
        'The link is valid for 7 days. If you did not open an account, do not follow it and ignore this message.',
      ],
    },
  },
  'reset-password': {
    es: {
      subject: 'Elige una contraseña nueva',
      title: 'Elige una contraseña nueva',
      paragraphs: ['{hello}, alguien pidió cambiar la contraseña de tu cuenta en {shop}.'],
      action: 'Elegir contraseña',
      notes: [
        'El enlace vale por 1 hora y se usa una vez. Si no lo pediste, tu contraseña sigue siendo la misma.',
      ],
    },
    en: {
      subject: 'Choose a new password',
      title: 'Choose a new password',
      paragraphs: ['{hello}, somebody asked to change the password of your account at {shop}.'],
      action: 'Choose a password',
      notes: [
        'The link is valid for 1 hour and works once. If it was not you, your password stays as it is.',
      ],
    },
  },
  'known-email': {
    es: {
      subject: 'Ya tienes una cuenta',
      title: 'Ya tienes una cuenta',
      paragraphs: [
        '{hello}, alguien quiso crear una cuenta en {shop} con este correo, que ya tiene una.',
        'Si fuiste tú, inicia sesión; si olvidaste la contraseña, puedes elegir otra.',
      ],
      action: 'Recuperar mi contraseña',
      notes: ['Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.'],
    },
    en: {
      subject: 'You have an account already',
      title: 'You have an account already',
      paragraphs: [
        '{hello}, somebody tried to open an account at {shop} with this address, which has one.',
        'If it was you, sign in; if you forgot the password, you can choose another.',
      ],
      action: 'Recover my password',
      notes: ['If it was not you, there is nothing to do: your account is as it was.'],
    },
  },
  'change-email': {
    es: {
      subject: 'Confirma tu nuevo correo',
      title: 'Confirma tu nuevo correo',
      paragraphs: ['{hello}, pediste usar este correo en tu cuenta de {shop}.'],
      action: 'Usar este correo',
      notes: ['El enlace vale por 24 horas. Hasta entonces entras con el correo de siempre.'],
    },
    en: {
      subject: 'Confirm your new email',
      title: 'Confirm your new email',
      paragraphs: ['{hello}, you asked to use this address for your account at {shop}.'],
      action: 'Use this address',
      notes: ['The link is valid for 24 hours. Until then you sign in with your former address.'],
    },
  },
  'email-changed': {
    es: {
      subject: 'Cambió el correo de tu cuenta',
      title: 'Cambió el correo de tu cuenta',
      paragraphs: ['{hello}, desde ahora tu cuenta de {shop} usa otro correo.'],
      notes: ['Si no fuiste tú, escríbenos de inmediato a {shopEmail}.'],
    },
    en: {
      subject: 'Your account has a new email',
      title: 'Your account has a new email',
      paragraphs: ['{hello}, your account at {shop} uses another address from now on.'],
      notes: ['If it was not you, write to {shopEmail} at once.'],
    },
  },
  'password-changed': {
    es: {
      subject: 'Cambió tu contraseña',
      title: 'Cambió tu contraseña',
      paragraphs: ['{hello}, la contraseña de tu cuenta de {shop} cambió y cerramos las demás sesiones.'],
      notes: ['Si no fuiste tú, recupera tu contraseña y escríbenos a {shopEmail}.'],
    },
    en: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      paragraphs: [
        '{hello}, the password of your account at {shop} was changed and the other sessions were ended.',
      ],
      notes: ['If it was not you, recover your password and write to {shopEmail}.'],
    },
  },
  'contact-copy': {
    es: {
      subject: 'Recibimos tu mensaje {number}',
      title: 'Recibimos tu mensaje',
      paragraphs: ['{hello}, te responderemos a este correo. Tu mensaje tiene el número {number}.'],
      notes: ['Si no nos escribiste, ignora este mensaje.'],
    },
    en: {
      subject: 'We received your message {number}',
      title: 'We received your message',
      paragraphs: ['{hello}, we will answer to this address. Your message has the number {number}.'],
      notes: ['If you did not write to us, ignore this message.'],
    },
  },
  'contact-message': {
    es: {
      subject: 'Mensaje {number}: {topic}',
      title: 'Mensaje {number}',
      paragraphs: [
        'Llegó por el formulario de contacto. Responde a este correo para escribir a quien lo envió.',
      ],
    },
    en: {
      subject: 'Message {number}: {topic}',
      title: 'Message {number}',
      paragraphs: ['It came by the contact form. Answer this mail to write to its sender.'],
    },
  },
  'contact-answer': {
    es: {
      subject: 'Respuesta a tu mensaje {number}',
      title: 'Respuesta a tu mensaje',
      paragraphs: ['{hello}:'],
      notes: ['Puedes responder a este correo.'],
    },
    en: {
      subject: 'Answer to your message {number}',
      title: 'Answer to your message',
      paragraphs: ['{hello},'],
      notes: ['You can reply to this mail.'],
    },
  },
  'newsletter-confirm': {
    es: {
      subject: 'Confirma tu suscripción',
      title: 'Confirma tu suscripción',
      paragraphs: ['Alguien pidió recibir en este correo las novedades y ofertas de {shop}.'],
      action: 'Confirmar suscripción',
      notes: [
        'El enlace vale por 7 días. Si no lo pediste, ignora este mensaje y no te escribiremos más.',
        'Puedes darte de baja cuando quieras.',
      ],
      unsubscribe: 'Darme de baja',
    },
    en: {
      subject: 'Confirm your subscription',
      title: 'Confirm your subscription',
      paragraphs: ['Somebody asked for news and offers of {shop} to be sent to this address.'],
      action: 'Confirm subscription',
      notes: [
        'The link is valid for 7 days. If it was not you, ignore this message and we will not write again.',
        'You can unsubscribe whenever you want.',
      ],
      unsubscribe: 'Unsubscribe',
    },
  },
  'reservation-waiting': {
    es: {
      subject: 'Estás en la lista de espera: {what}',
      title: 'En la lista de espera',
      paragraphs: [
        '{hello}, el evento está completo y te anotamos en la lista de espera.',
        'Si se liberan lugares te escribimos en el orden de la lista, y te los guardamos hasta 24 horas.',
      ],
      action: 'Ver o salir de la lista',
      notes: ['Si no te anotaste tú, ignora este mensaje.'],
    },
    en: {
      subject: 'You are on the waiting list: {what}',
      title: 'On the waiting list',
      paragraphs: [
        '{hello}, the event is full, and you are on its waiting list.',
        'When places are free we write in the order of the list, and hold them for up to 24 hours.',
      ],
      action: 'See or leave the list',
      notes: ['If it was not you, ignore this message.'],
    },
  },
  'reservation-offered': {
    es: {
      subject: 'Se liberaron lugares para ti: {what}',
      title: 'Hay lugares para ti',
      paragraphs: ['{hello}, se liberaron lugares y te los guardamos. Confírmalos para que sean tuyos.'],
      action: 'Confirmar la reserva',
      notes: ['Si no confirmas a tiempo, se los ofrecemos a quien sigue en la lista.'],
    },
    en: {
      subject: 'Places are free for you: {what}',
      title: 'There are places for you',
      paragraphs: ['{hello}, places are free, and we hold them for you. Confirm them to keep them.'],
      action: 'Confirm the reservation',
      notes: ['Without your confirmation in time we offer them to the next person on the list.'],
    },
  },
  'reservation-held': {
    es: {
      subject: 'Confirma tu reserva {number}: {what}',
      title: 'Falta un paso',
      paragraphs: ['{hello}, te guardamos los lugares. Confirma tu reserva para que sigan siendo tuyos.'],
      action: 'Confirmar la reserva',
      notes: [
        'Si no la confirmas a tiempo, los lugares quedan libres. Si no reservaste tú, ignora este mensaje.',
      ],
    },
    en: {
      subject: 'Confirm your reservation {number}: {what}',
      title: 'One more step',
      paragraphs: ['{hello}, we hold your places. Confirm your reservation to keep them.'],
      action: 'Confirm the reservation',
      notes: [
        'Without your confirmation in time the places are free again. If it was not you, ignore this message.',
      ],
    },
  },
  'reservation-confirmed': {
    es: {
      subject: 'Tu reserva {number}: {what}',
      title: 'Te esperamos',
      paragraphs: ['{hello}, tu reserva está confirmada.'],
      action: 'Ver o anular la reserva',
      notes: [
        'Solo mayores de 18 años. Anular no tiene costo; avísanos si algo cambia. El archivo adjunto agrega la reserva a tu calendario.',
      ],
    },
    en: {
      subject: 'Your reservation {number}: {what}',
      title: 'See you soon',
      paragraphs: ['{hello}, your reservation is confirmed.'],
      action: 'See or cancel the reservation',
      notes: [
        'For people of 18 or older only. Cancelling costs nothing; let us know if something changes. The attached file adds the reservation to your calendar.',
      ],
    },
  },
  'reservation-moved': {
    es: {
      subject: 'Cambió tu reserva {number}: {what}',
      title: 'Tu reserva cambió',
      paragraphs: ['{hello}, cambiamos tu reserva. Estos son los datos nuevos.'],
      action: 'Ver o anular la reserva',
      notes: [
        'Si no te acomoda, anúlala sin costo o escríbenos a {shopEmail}. El archivo adjunto corrige tu calendario.',
      ],
    },
    en: {
      subject: 'Your reservation {number} has changed: {what}',
      title: 'Your reservation has changed',
      paragraphs: ['{hello}, we changed your reservation. This is what it is now.'],
      action: 'See or cancel the reservation',
      notes: [
        'If it does not suit you, cancel it at no cost or write to {shopEmail}. The attached file corrects your calendar.',
      ],
    },
  },
  'reservation-cancelled': {
    es: {
      subject: 'Anulamos tu reserva {number}',
      title: 'Reserva anulada',
      paragraphs: ['{hello}, tu reserva quedó anulada y los cupos, libres.'],
      notes: ['Cuando quieras, reserva otra vez en nuestro sitio.'],
    },
    en: {
      subject: 'Your reservation {number} was cancelled',
      title: 'Reservation cancelled',
      paragraphs: ['{hello}, your reservation is cancelled and its places are free.'],
      notes: ['Reserve again on our site whenever you like.'],
    },
  },
  'reservation-called-off': {
    es: {
      subject: 'Tuvimos que anular: {what}',
      title: 'Lo sentimos, tuvimos que anular',
      paragraphs: ['{hello}, tuvimos que anular lo que sigue. No tienes que hacer nada.'],
      notes: ['Si quieres, escríbenos a {shopEmail} y buscamos otra fecha.'],
    },
    en: {
      subject: 'We had to cancel: {what}',
      title: 'We are sorry, we had to cancel',
      paragraphs: ['{hello}, we had to cancel the following. You need do nothing.'],
      notes: ['If you like, write to {shopEmail} and we find another date.'],
    },
  },
  'reservation-reminder': {
    es: {
      subject: 'Mañana te esperamos: {what}',
      title: 'Te esperamos pronto',
      paragraphs: ['{hello}, te recordamos tu reserva.'],
      action: 'Ver o anular la reserva',
      notes: ['Si ya no puedes venir, anúlala y otra persona podrá ocupar tu lugar.'],
    },
    en: {
      subject: 'We expect you soon: {what}',
      title: 'See you soon',
      paragraphs: ['{hello}, this is to remind you of your reservation.'],
      action: 'See or cancel the reservation',
      notes: ['If you cannot come, cancel it and somebody else can take your place.'],
    },
  },
  'staff-invited': {
    es: {
      subject: 'Te invitamos a la oficina de {shop}',
      title: 'Tu acceso a la oficina',
      paragraphs: [
        '{hello}, ya tienes un lugar en la oficina de {shop}.',
        'Elige tu contraseña y ten a mano el teléfono: la oficina pide además un código de una aplicación de autenticación.',
      ],
      action: 'Elegir contraseña',
      notes: ['El enlace vale por 7 días y se usa una vez. Si no esperabas este mensaje, ignóralo.'],
    },
    en: {
      subject: 'You are invited to the office of {shop}',
      title: 'Your access to the office',
      paragraphs: [
        '{hello}, you now have a place in the office of {shop}.',
        'Choose your password and have your phone at hand: the office also asks for a code of an authenticator app.',
      ],
      action: 'Choose a password',
      notes: ['The link is valid for 7 days and works once. If you did not expect this message, ignore it.'],
    },
  },
  'account-changed': {
    es: {
      subject: 'Cambió la cuenta bancaria de {shop}',
      title: 'Cambió la cuenta para transferencias',
      paragraphs: [
        '{hello}, {actor} cambió el {when} la cuenta bancaria que ven quienes pagan por transferencia.',
        'Si no lo esperabas, revisa la cuenta ahora: los pagos nuevos llegan a ella.',
      ],
      action: 'Revisar la cuenta',
      notes: [
        'Este mensaje llega a todas las dueñas y dueños. Por seguridad no dice el número de la cuenta.',
      ],
    },
    en: {
      subject: 'The bank account of {shop} changed',
      title: 'The account for transfers changed',
      paragraphs: [
        '{hello}, {actor} changed the bank account that people who pay by transfer see, on {when}.',
        'If you did not expect this, check the account now: new payments arrive there.',
      ],
      action: 'Check the account',
      notes: ['All owners get this message. For security it does not contain the number of the account.'],
    },
  },
  'access-given': {
    es: {
      subject: 'Cambió quién entra a la oficina de {shop}',
      title: 'Cambió quién entra a la oficina',
      paragraphs: [
        'El {when}, {actor} {change}.',
        'Si no lo esperabas, quita ahora ese acceso, cierra las sesiones de {actor} y pídele una contraseña nueva.',
      ],
      action: 'Revisar el equipo',
      notes: ['Este mensaje llega a todas las dueñas y dueños.'],
    },
    en: {
      subject: 'The access to the office of {shop} changed',
      title: 'The access to the office changed',
      paragraphs: [
        'On {when}, {actor} {change}.',
        'If you did not expect this, take that access away now, end the sessions of {actor} and ask for a new password.',
      ],
      action: 'Check the team',
      notes: ['All owners get this message.'],
    },
  },
  'staff-reset': {
    es: {
      subject: 'Renueva tu acceso a la oficina de {shop}',
      title: 'Renueva tu acceso',
      paragraphs: [
        '{hello}, tu contraseña y tu segundo paso de la oficina de {shop} ya no sirven.',
        'Elige una contraseña nueva y configura otra vez la aplicación de autenticación.',
      ],
      action: 'Elegir contraseña',
      notes: [
        'El enlace vale por 7 días y se usa una vez. Si no lo pediste, avisa a quien administra la oficina.',
      ],
    },
    en: {
      subject: 'Renew your access to the office of {shop}',
      title: 'Renew your access',
      paragraphs: [
        '{hello}, your password and second step for the office of {shop} no longer work.',
        'Choose a new password and set up the authenticator app again.',
      ],
      action: 'Choose a password',
      notes: [
        'The link is valid for 7 days and works once. If you did not ask for it, tell the person who runs the office.',
      ],
    },
  },
} as const satisfies Record<string, Record<Locale, NoticeWords>>;

export type NoticeKind = keyof typeof NOTICE_WORDS;
