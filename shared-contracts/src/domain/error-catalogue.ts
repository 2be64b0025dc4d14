import type { Locale } from '../locale.ts';

/**
 * Titles and texts of errors (docs/product/errors.md#error-texts). The specification fixes the Spanish texts.
 * Each text is its own export, so that a page loads only the texts that it shows.
 */
export type ErrorText = Readonly<Record<Locale, string>>;

/** Title of every error dialog. */
export const TITLE: ErrorText = { es: 'Ha ocurrido un error', en: 'An error has occurred' };
export const UNEXPECTED: ErrorText = {
  es: 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.',
  en: 'An unexpected error has occurred. Please try again.',
};
export const SERVER_PROBLEM: ErrorText = {
  es: 'Hay un problema con el servidor, intenta más tarde',
  en: 'There is a problem with the server, try again later',
};
/** In place of data that could not be loaded without a connection. */
export const NO_CONNECTION: ErrorText = {
  es: 'Sin conexión. Lo cargaremos apenas vuelva.',
  en: 'No connection. We will load it as soon as it is back.',
};
export const CHECK_INPUT: ErrorText = {
  es: 'Verifica que la información ingresada sea correcta',
  en: 'Check that the information entered is correct',
};
export const UPDATE_FAILED: ErrorText = {
  es: 'Hubo un problema al actualizar los datos',
  en: 'There was a problem updating the data',
};
export const COUPON_INVALID: ErrorText = {
  es: 'El cupón ingresado no es valido',
  en: 'The coupon entered is not valid',
};
export const COUPON_USED: ErrorText = {
  es: 'El cupón ingresado ya ha sido utilizado',
  en: 'The coupon entered has already been used',
};
export const REGISTRATION_FAILED: ErrorText = {
  es: 'Hay un problema con el registro, por favor intente nuevamente',
  en: 'There is a problem with the registration, please try again',
};
export const PASSWORD_CHANGE_FAILED: ErrorText = {
  es: 'Hay un problema con el cambio de contraseña, por favor intente nuevamente',
  en: 'There is a problem with the password change, please try again',
};
export const ORDER_NOT_FOUND: ErrorText = { es: 'Pedido no encontrado', en: 'Order not found' };
export const COPY_FAILED: ErrorText = { es: 'No se pudo copiar la URL', en: 'The URL could not be copied' };
/** Shown with a link to password recovery. */
export const PASSWORD_WRONG: ErrorText = {
  es: 'La contraseña no coincide',
  en: 'The password does not match',
};
export const EVENT_RESERVATION_FAILED: ErrorText = {
  es: 'Sucedió un problema al reservar el evento',
  en: 'There was a problem reserving the event',
};
/** Used when a failed cart update has no other text. */
export const CART_UPDATE_FAILED: ErrorText = { es: 'Error', en: 'Error' };
