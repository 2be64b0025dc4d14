import {
  COUPON_INVALID,
  COUPON_USED,
  type ErrorText,
  ORDER_NOT_FOUND,
  PASSWORD_WRONG,
  REGISTRATION_FAILED,
  SERVER_PROBLEM,
  UNEXPECTED,
} from '../domain/error-catalogue.ts';
import type { Locale } from '../locale.ts';

/** Values for an error's text, e.g. `{ sku, available }`. A value may differ by language. */
export type ErrorParams = Record<string, string | number | ErrorText>;

type ErrorAnswer = { status: number } & ErrorText;

/**
 * Status and text of every error code (docs/architecture/api.md#errors).
 * `{name}` is replaced by the error's params.
 */
const ERRORS = {
  BAD_REQUEST: {
    status: 400,
    es: 'No pudimos leer la solicitud.',
    en: 'We could not read the request.',
  },
  VALIDATION_FAILED: {
    status: 422,
    es: 'Verifica que la información ingresada sea correcta',
    en: 'Check that the information you entered is correct',
  },
  UNAUTHORIZED: { status: 401, es: 'Inicia sesión para continuar.', en: 'Sign in to continue.' },
  INVALID_CREDENTIALS: {
    status: 401,
    es: 'Verifica que la información ingresada sea correcta',
    en: 'Check that the information you entered is correct',
  },
  ACCOUNT_BLOCKED: {
    status: 403,
    es: 'Tu cuenta está bloqueada. Escríbenos y lo conversamos.',
    en: 'Your account is blocked. Write to us and we will talk about it.',
  },
  FORBIDDEN: { status: 403, es: 'No tienes acceso a esto.', en: 'You have no access to this.' },
  NOT_FOUND: {
    status: 404,
    es: 'No encontramos lo que buscas.',
    en: 'We could not find what you asked for.',
  },
  UNKNOWN_SKU: {
    status: 422,
    es: 'El producto {sku} no existe o ya no se vende.',
    en: 'The product {sku} does not exist or is no longer sold.',
  },
  CONFLICT: {
    status: 409,
    es: 'Esto cambió mientras tanto. Intenta nuevamente.',
    en: 'This has changed in the meantime. Try again.',
  },
  OUT_OF_STOCK: {
    status: 409,
    es: 'No hay suficiente stock de {name}. Unidades disponibles: {available}.',
    en: 'Not enough of {name} in stock. Units left: {available}.',
  },
  CART_EMPTY: { status: 422, es: 'El carrito está vacío.', en: 'The cart is empty.' },
  CASE_CLOSED: {
    status: 409,
    es: 'Hoy no hay cajas armadas. Puedes agregar las botellas una por una.',
    en: 'No cases are sold today. You can add the bottles one by one.',
  },
  CASE_INCOMPLETE: {
    status: 422,
    es: 'Botellas que faltan en la caja: {missing}. Complétala y vuelve a intentar.',
    en: 'Bottles missing in the case: {missing}. Fill it and try again.',
  },
  CASE_TOO_FULL: {
    status: 422,
    es: 'Botellas de más en la caja: {extra}. Corrígela y vuelve a intentar.',
    en: 'Bottles too many in the case: {extra}. Correct it and try again.',
  },
  CASE_VARIETY: {
    status: 422,
    es: 'La caja lleva al menos {min} vinos distintos. Cambia alguna botella.',
    en: 'The case needs at least {min} different wines. Swap a bottle.',
  },
  CASE_TYPE: {
    status: 422,
    es: '{name} no puede ir en una caja armada. Elige otra botella.',
    en: '{name} cannot go into a case. Choose another bottle.',
  },
  CART_NOT_FOUND: { status: 404, es: 'No encontramos el carrito.', en: 'We could not find the cart.' },
  COMMUNE_NOT_SERVED: {
    status: 422,
    es: 'No despachamos a esa comuna.',
    en: 'We do not deliver to that commune.',
  },
  COUPON_INVALID: { status: 422, ...COUPON_INVALID },
  COUPON_USED: { status: 409, ...COUPON_USED },
  COUPON_NOT_COMBINABLE: {
    status: 409,
    es: 'El pedido ya tiene un descuento: no se puede sumar un cupón.',
    en: 'The order already has a discount: no coupon can be added.',
  },
  COUPON_MIN_TOTAL: {
    status: 422,
    es: 'Ese cupón vale desde {min} en productos. Te faltan {missing}.',
    en: 'That coupon is for products of {min} or more. You need {missing} more.',
  },
  COUPON_NOT_YET: {
    status: 422,
    es: 'Ese cupón vale desde el {from}.',
    en: 'That coupon is valid from {from}.',
  },
  COUPON_ENDED: {
    status: 422,
    es: 'Ese cupón terminó el {until}.',
    en: 'That coupon ended on {until}.',
  },
  COUPON_ONLY_FOR: {
    status: 422,
    es: 'Ese cupón es solo para: {products}.',
    en: 'That coupon is only for: {products}.',
  },
  COUPON_NOT_BETTER: {
    status: 409,
    es: 'Las ofertas de tu carrito ya rebajan más que ese cupón.',
    en: 'The offers in your cart already take off more than that coupon.',
  },
  COUPON_HELD: {
    status: 409,
    es: 'Ese cupón está ocupado por pedidos que esperan su pago. Intenta más tarde o paga con tarjeta.',
    en: 'That coupon is taken by orders waiting for payment. Try again later or pay by card.',
  },
  TOO_MANY_UNPAID: {
    status: 409,
    es: 'Ya tienes varios pedidos que esperan su pago. Paga uno de ellos antes de hacer otro.',
    en: 'You already have several orders waiting for payment. Pay one of them before placing another.',
  },
  TRANSFER_HELD: {
    status: 409,
    es: 'Quedan pocas unidades de {name}. Disponibles por transferencia: {available}. También puedes pagar con tarjeta.',
    en: 'Few units of {name} are left. Available by bank transfer: {available}. You can also pay by card.',
  },
  STOCK_HELD: {
    status: 409,
    es: 'Otras personas están comprando {name}. Disponibles ahora: {available}. Intenta en unos minutos.',
    en: 'Other people are buying {name}. Available now: {available}. Try again in a few minutes.',
  },
  PAYMENT_NOT_AVAILABLE: {
    status: 503,
    es: 'El pago no está disponible en este momento. Intenta en unos minutos.',
    en: 'Payment is not available right now. Try again in a few minutes.',
  },
  ORDER_CHANGED: {
    status: 409,
    es: 'Los precios o los productos de este pedido cambiaron. Revisa tu carrito.',
    en: 'Prices or products of this order have changed. Review your cart.',
  },
  DELIVERY_DAY_CHANGED: {
    status: 409,
    es: 'Tu pedido ahora llega {day}. Si te sirve, confirma de nuevo.',
    en: 'Your order now arrives {day}. If that suits you, confirm again.',
  },
  DELIVERY_DAY_REFUSED: {
    status: 409,
    es: 'Ese día ya no podemos llegar. Elige otro: el primero es {day}.',
    en: 'We can no longer arrive on that day. Choose another one: the first is {day}.',
  },
  DELIVERY_OPTION_GONE: {
    status: 409,
    es: 'El despacho más rápido ya no está disponible. Revisa el costo y la fecha del otro, y confirma de nuevo.',
    en: 'The fastest delivery is no longer available. Check price and day of the other one, and confirm again.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    es: 'Falta el encabezado Idempotency-Key (8 a 100 caracteres).',
    en: 'The Idempotency-Key header is missing (8 to 100 characters).',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    es: 'Ese Idempotency-Key ya se usó con otra solicitud.',
    en: 'That Idempotency-Key was already used for another request.',
  },
  BOT_CHECK_FAILED: {
    status: 422,
    es: 'No pudimos comprobar que eres una persona. Intenta nuevamente.',
    en: 'We could not check that you are a person. Try again.',
  },
  PASSWORD_TOO_COMMON: {
    status: 422,
    es: 'Esa contraseña es muy común. Elige otra.',
    en: 'That password is too common. Choose another one.',
  },
  WRONG_PASSWORD: { status: 422, ...PASSWORD_WRONG },
  WRONG_CODE: {
    status: 422,
    es: 'El código no es correcto o ya se usó. Espera el siguiente.',
    en: 'The code is wrong or was used before. Wait for the next one.',
  },
  EMAIL_IN_USE: {
    status: 409,
    es: 'Ya existe una cuenta con ese correo.',
    en: 'There is an account with this e-mail already.',
  },
  LAST_OWNER: {
    status: 409,
    es: 'Tiene que quedar al menos un dueño activo.',
    en: 'At least one active owner must remain.',
  },
  ROW_REFUSED: {
    status: 422,
    es: 'No se cambió nada: {sku} no se puede cambiar así.',
    en: 'Nothing was changed: {sku} cannot be changed like this.',
  },
  // A rule refuses a value of the form, which `fields` names. The service says why.
  ENTRY_REFUSED: { status: 422, es: '{why}', en: '{why}' },
  PICTURE_NOT_ACCEPTED: {
    status: 422,
    es: 'Sube una foto JPG, PNG, WebP o AVIF de hasta 12 MB, de al menos {pixels} píxeles por lado.',
    en: 'Upload a JPG, PNG, WebP or AVIF photograph of up to 12 MB, with at least {pixels} pixels a side.',
  },
  REGISTRATION_FAILED: { status: 409, ...REGISTRATION_FAILED },
  LINK_EXPIRED: {
    status: 422,
    es: 'Este enlace ya no es válido. Pide uno nuevo.',
    en: 'This link is no longer valid. Ask for a new one.',
  },
  TOO_MANY_ADDRESSES: {
    status: 409,
    es: 'Puedes guardar hasta {limit} direcciones.',
    en: 'You can save up to {limit} addresses.',
  },
  ORDER_NOT_FOUND: { status: 404, ...ORDER_NOT_FOUND },
  // A rule of the order refuses the step. The service says which one.
  STEP_REFUSED: { status: 409, es: '{why}', en: '{why}' },
  EVENT_NOT_FOUND: {
    status: 404,
    es: 'No encontramos ese evento.',
    en: 'We could not find that event.',
  },
  EVENT_MOVED: {
    status: 409,
    es: 'El evento cambió de fecha: ahora es el {when}. Si te acomoda, reserva otra vez.',
    en: 'The event has moved: it is now on {when}. If that suits you, reserve again.',
  },
  NOT_ENOUGH_SEATS: {
    status: 409,
    es: 'No quedan cupos suficientes. Cupos disponibles: {available}.',
    en: 'Not enough places left. Places available: {available}.',
  },
  TOO_MANY_SEATS: {
    status: 409,
    es: 'Con tus datos o desde tu conexión ya se reservaron muchos cupos para esa fecha. Escríbenos y lo vemos contigo.',
    en: 'Many places for that date were reserved with your details or from your connection. Write to us and we will help.',
  },
  RESERVATION_CLOSED: {
    status: 409,
    es: 'En ese momento no se puede reservar.',
    en: 'No reservation is possible at that time.',
  },
  FILE_NOT_ACCEPTED: {
    status: 422,
    es: 'Sube un archivo JPG, PNG o PDF de hasta 5 MB.',
    en: 'Upload a JPG, PNG or PDF file of up to 5 MB.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    es: 'La solicitud es demasiado grande.',
    en: 'The request is too large.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    es: 'Envía la solicitud como application/json.',
    en: 'Send the request as application/json.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    es: 'Demasiados intentos. Espera un momento e intenta nuevamente.',
    en: 'Too many attempts. Wait a moment and try again.',
  },
  UNAVAILABLE: { status: 503, ...SERVER_PROBLEM },
  INTERNAL: { status: 500, ...UNEXPECTED },
} satisfies Record<string, ErrorAnswer>;

/**
 * Error code that crosses the border between API and browser (`ApiErrorBody.code`).
 * The feature that shows an error turns its code into text. No earlier layer does
 * (docs/product/errors.md#error-texts).
 */
export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export const statusOf = (code: ErrorCode): number => ERRORS[code].status;

/** Text of a code in a language, with its params. */
export const errorText = (code: ErrorCode, locale: Locale, params: ErrorParams = {}): string =>
  ERRORS[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'object' ? value[locale] : String(value);
  });
