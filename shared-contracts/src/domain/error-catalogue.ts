import type { Locale } from '../locale.ts';

/**
 * Titles and texts of errors (docs/product/errors.md#error-texts). The specification fixes the Spanish texts.
 * Each text is its own export, so that a page loads only the texts that it shows.
 */
type Text = Readonly<Record<Locale, string>>;

/** Title of every error dialog. */
export const TITLE: Text = { es: 'Ha ocurrido un error', en: 'An error has occurred' };
export const UNEXPECTED: Text = {
  es: 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.',
  en: 'An unexpected error has occurred. Please try again.',
};
export const SERVER_PROBLEM: Text = {
  es: 'Hay un problema con el servidor, intenta más tarde',
  en: 'There is a problem with the server, try again later',
};
/** In place of data that could not be loaded without a connection. */
export const NO_CONNECTION: Text = {
  es: 'Sin conexión. Lo cargaremos apenas vuelva.',
  en: 'No connection. We will load it as soon as it is back.',
};
const CHECK_INPUT: Text = {
  es: 'Verifica que la información ingresada sea correcta',
  en: 'Check that the information entered is correct',
};
const UPDATE_FAILED: Text = {
  es: 'Hubo un problema al actualizar los datos',
  en: 'There was a problem updating the data',
};
const COUPON_INVALID: Text = {
  es: 'El cupón ingresado no es valido',
  en: 'The coupon entered is not valid',
};
const COUPON_USED: Text = {
  es: 'El cupón ingresado ya ha sido utilizado',
  en: 'The coupon entered has already been used',
};
const GUEST_REGISTRATION_FAILED: Text = {
  es: 'Hay un error en tu registro como invitado, por favor intenta luego',
  en: 'There is an error in your guest registration, please try later',
};
const REGISTRATION_FAILED: Text = {
  es: 'Hay un problema con el registro, por favor intente nuevamente',
  en: 'There is a problem with the registration, please try again',
};
const PASSWORD_CHANGE_FAILED: Text = {
  es: 'Hay un problema con el cambio de contraseña, por favor intente nuevamente',
  en: 'There is a problem with the password change, please try again',
};
const ORDER_NOT_FOUND: Text = { es: 'Pedido no encontrado', en: 'Order not found' };
export const COPY_FAILED: Text = { es: 'No se pudo copiar la URL', en: 'The URL could not be copied' };
/** Shown with a link to password recovery. */
const PASSWORD_WRONG: Text = { es: 'La contraseña no coincide', en: 'The password does not match' };
const NO_PRODUCTS: Text = { es: 'No se encontraron productos', en: 'No products were found' };
const EVENT_RESERVATION_FAILED: Text = {
  es: 'Sucedió un problema al reservar el evento',
  en: 'There was a problem reserving the event',
};
/** Used when a failed cart update has no other text. */
export const CART_UPDATE_FAILED: Text = { es: 'Error', en: 'Error' };

export const ERROR_TEXTS = {
  TITLE,
  UNEXPECTED,
  SERVER_PROBLEM,
  CHECK_INPUT,
  UPDATE_FAILED,
  COUPON_INVALID,
  COUPON_USED,
  GUEST_REGISTRATION_FAILED,
  REGISTRATION_FAILED,
  PASSWORD_CHANGE_FAILED,
  ORDER_NOT_FOUND,
  COPY_FAILED,
  PASSWORD_WRONG,
  NO_PRODUCTS,
  EVENT_RESERVATION_FAILED,
  CART_UPDATE_FAILED,
} as const;

export type ErrorTextCode = keyof typeof ERROR_TEXTS;

/** Text of an error code in one language. */
export const errorTextOf = (code: ErrorTextCode, locale: Locale): string => ERROR_TEXTS[code][locale];
