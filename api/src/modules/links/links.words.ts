import type { LinkAction } from 'shared-contracts/link-actions';
import type { Locale } from 'shared-contracts/locale';

export interface LinkWords {
  title: string;
  text: string;
  button: string;
  done: string;
}

/** Texts of the page of a mailed link, before and after the action. */
export const LINK_WORDS: Record<LinkAction, Record<Locale, LinkWords>> = {
  'verify-email': {
    es: {
      title: 'Confirma tu correo',
      text: 'Confirma que este correo es tuyo.',
      button: 'Confirmar mi correo',
      done: 'Listo: tu correo está confirmado.',
    },
    en: {
      title: 'Confirm your email',
      text: 'Confirm that this address is yours.',
      button: 'Confirm my email',
      done: 'Done: your email is confirmed.',
    },
  },
  'change-email': {
    es: {
      title: 'Usa tu nuevo correo',
      text: 'Desde ahora entrarás a tu cuenta con este correo.',
      button: 'Usar este correo',
      done: 'Listo: tu cuenta usa tu nuevo correo.',
    },
    en: {
      title: 'Use your new email',
      text: 'From now on you sign in with this address.',
      button: 'Use this address',
      done: 'Done: your account uses your new address.',
    },
  },
  'newsletter-confirm': {
    es: {
      title: 'Confirma tu suscripción',
      text: 'Te enviaremos novedades y ofertas a este correo. Puedes darte de baja cuando quieras.',
      button: 'Confirmar suscripción',
      done: 'Listo: ya recibes nuestras novedades.',
    },
    en: {
      title: 'Confirm your subscription',
      text: 'We will send news and offers to this address. You can unsubscribe whenever you want.',
      button: 'Confirm subscription',
      done: 'Done: you will hear from us.',
    },
  },
  'newsletter-unsubscribe': {
    es: {
      title: 'Darte de baja',
      text: 'Dejaremos de enviarte novedades y ofertas.',
      button: 'Darme de baja',
      done: 'Listo: no te enviaremos más novedades.',
    },
    en: {
      title: 'Unsubscribe',
      text: 'We will stop sending you news and offers.',
      button: 'Unsubscribe',
      done: 'Done: we will not send you news any more.',
    },
  },
  'stock-wait-confirm': {
    es: {
      title: 'Te avisamos cuando vuelva',
      text: 'Te escribiremos una vez, cuando el producto vuelva a la tienda, y te guardaremos uno por 24 horas.',
      button: 'Avísenme',
      done: 'Listo: te avisaremos cuando vuelva.',
    },
    en: {
      title: 'We tell you when it is back',
      text: 'We will write once, when the product is back, and keep one for you for 24 hours.',
      button: 'Tell me',
      done: 'Done: we will tell you when it is back.',
    },
  },
  'stock-wait-leave': {
    es: {
      title: 'Salir de la lista de espera',
      text: 'No te avisaremos de este producto. Si te guardamos uno, pasa a la siguiente persona.',
      button: 'Salir de la lista',
      done: 'Listo: ya no esperas este producto.',
    },
    en: {
      title: 'Leave the waiting list',
      text: 'We will not write about this product. If we keep one for you, it goes to the next person.',
      button: 'Leave the list',
      done: 'Done: you no longer wait for this product.',
    },
  },
  reservation: {
    es: {
      title: 'Tu reserva',
      text: 'Si ya no puedes venir, anúlala. No tiene costo. Si quieres cambiar otra cosa, llámanos o responde al correo de tu reserva.',
      button: 'Anular la reserva',
      done: 'Tu reserva está anulada.',
    },
    en: {
      title: 'Your reservation',
      text: 'If you cannot come, cancel it. It costs nothing. To change anything else, call us or answer the mail of your reservation.',
      button: 'Cancel the reservation',
      done: 'Your reservation is cancelled.',
    },
  },
  'reservation-confirm': {
    es: {
      title: 'Confirma tu reserva',
      text: 'Así los lugares siguen siendo tuyos.',
      button: 'Confirmar la reserva',
      done: 'Listo: tu reserva está confirmada.',
    },
    en: {
      title: 'Confirm your reservation',
      text: 'You then keep your places.',
      button: 'Confirm the reservation',
      done: 'Done: your reservation is confirmed.',
    },
  },
};

/** Texts of a reservation on the waiting list of an event. */
export const WAITING_WORDS: Record<Locale, Omit<LinkWords, 'title'>> = {
  es: {
    text: 'Estás en la lista de espera. Si ya no quieres venir, sal de la lista.',
    button: 'Salir de la lista',
    done: 'Listo: ya no estás en la lista de espera.',
  },
  en: {
    text: 'You are on the waiting list. If you no longer want to come, leave it.',
    button: 'Leave the list',
    done: 'Done: you are no longer on the waiting list.',
  },
};

/** Says that a reservation waits for its guest until `when`. */
export const heldText = (when: string, locale: Locale): string =>
  locale === 'es'
    ? `Aún no está confirmada: confírmala con el enlace de nuestro correo antes del ${when}.`
    : `It is not confirmed yet: confirm it with the link in our mail before ${when}.`;

/** Number of people of a reservation. */
export const peopleText = (count: number, locale: Locale): string => {
  const [one, many] = locale === 'es' ? ['persona', 'personas'] : ['person', 'people'];
  return `${count} ${count === 1 ? one : many}`;
};

/** Texts of the password field. */
export const PASSWORD_WORDS: Record<Locale, { label: string; forgotten: string }> = {
  es: {
    label: 'Contraseña de tu cuenta',
    forgotten: '¿No la recuerdas, o no abriste tú la cuenta? Crea una contraseña nueva.',
  },
  en: {
    label: 'Password of your account',
    forgotten: 'Forgot it, or somebody else opened the account? Create a new password.',
  },
};

export const BACK: Record<Locale, string> = { es: 'Ir a la tienda', en: 'To the shop' };
