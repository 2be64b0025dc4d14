import type { Locale } from '../locale.ts';

/** Titles and texts of the error catalogue, Spanish word for word (SPEC §8). */
export const ERROR_TEXTS = {
  /** Title of every error dialog. */
  TITLE: { es: 'Ha ocurrido un error', en: 'An error has occurred' },
  UNEXPECTED: {
    es: 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.',
    en: 'An unexpected error has occurred. Please try again.',
  },
  SERVER_PROBLEM: {
    es: 'Hay un problema con el servidor, intenta más tarde',
    en: 'There is a problem with the server, try again later',
  },
  CHECK_INPUT: {
    es: 'Verifica que la información ingresada sea correcta',
    en: 'Check that the information entered is correct',
  },
  UPDATE_FAILED: {
    es: 'Hubo un problema al actualizar los datos',
    en: 'There was a problem updating the data',
  },
  COUPON_INVALID: { es: 'El cupón ingresado no es valido', en: 'The coupon entered is not valid' },
  COUPON_USED: {
    es: 'El cupón ingresado ya ha sido utilizado',
    en: 'The coupon entered has already been used',
  },
  GUEST_REGISTRATION_FAILED: {
    es: 'Hay un error en tu registro como invitado, por favor intenta luego',
    en: 'There is an error in your guest registration, please try later',
  },
  REGISTRATION_FAILED: {
    es: 'Hay un problema con el registro, por favor intente nuevamente',
    en: 'There is a problem with the registration, please try again',
  },
  PASSWORD_CHANGE_FAILED: {
    es: 'Hay un problema con el cambio de contraseña, por favor intente nuevamente',
    en: 'There is a problem with the password change, please try again',
  },
  ORDER_NOT_FOUND: { es: 'Pedido no encontrado', en: 'Order not found' },
  COPY_FAILED: { es: 'No se pudo copiar la URL', en: 'The URL could not be copied' },
  /** Shown with a link to password recovery. */
  PASSWORD_WRONG: { es: 'La contraseña no coincide', en: 'The password does not match' },
  NO_PRODUCTS: { es: 'No se encontraron productos', en: 'No products were found' },
  EVENT_RESERVATION_FAILED: {
    es: 'Sucedió un problema al reservar el evento',
    en: 'There was a problem reserving the event',
  },
  /** Last resort of a failed cart update. */
  CART_UPDATE_FAILED: { es: 'Error', en: 'Error' },
} as const satisfies Record<string, Record<Locale, string>>;

export type ErrorTextCode = keyof typeof ERROR_TEXTS;

/** A text of the catalogue in one language. */
export const errorTextOf = (code: ErrorTextCode, locale: Locale): string => ERROR_TEXTS[code][locale];
