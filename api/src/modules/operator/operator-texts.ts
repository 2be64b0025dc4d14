import { orderStatusWords as en } from 'shared-contracts/domain/order-status-words/en';
import { orderStatusWords as es } from 'shared-contracts/domain/order-status-words/es';
import type { Locale } from 'shared-contracts/locale';
import type { OrderStatus } from '../../db/schema/sales.ts';

/**
 * Why an order refuses an action of the operator, for the command line (English) and the office. Placeholders are
 * replaced by the params. `{from}` and `{to}` are statuses: their codes in English, their words in Spanish.
 */
const REFUSALS = {
  'no-order': { en: 'There is no such order.', es: 'No existe ese pedido.' },
  'waits-for-card': {
    en: 'It waits for the card network, which alone says whether it is paid.',
    es: 'Espera la respuesta del pago con tarjeta. Solo ella dice si está pagado.',
  },
  'no-next-step': {
    en: 'It is {from}: there is no next step.',
    es: 'Está en «{from}»: no hay un paso siguiente.',
  },
  'not-paid-yet': {
    en: 'It is not paid yet: confirm the transfer first.',
    es: 'Todavía no está pagado: confirma primero la transferencia.',
  },
  'not-unpaid': { en: 'It is {from}: no payment is awaited.', es: 'Está en «{from}»: no espera un pago.' },
  'no-step-back': {
    en: 'It is {from}: this status has no way back.',
    es: 'Está en «{from}»: desde ese estado no se puede volver atrás.',
  },
  'too-late-to-go-back': {
    en: 'A step can be corrected for {hours} hours only.',
    es: 'Un paso se puede corregir solo durante {hours} horas.',
  },
  erased: {
    en: 'The personal data of its buyer was erased.',
    es: 'Los datos personales de quien compró fueron eliminados.',
  },
  'card-has-no-proof': {
    en: 'It is paid by card: there is no proof to record.',
    es: 'Se paga con tarjeta: no tiene comprobante.',
  },
  'no-proof-awaited': {
    en: 'It is {from}: no proof is awaited.',
    es: 'Está en «{from}»: no espera un comprobante.',
  },
  'no-proof-to-refuse': { en: 'There is no proof to refuse.', es: 'No hay un comprobante que rechazar.' },
  'paid-is-refunded': {
    en: 'It is {from}. A paid order is refunded instead.',
    es: 'Está en «{from}». Un pedido pagado no se anula: se devuelve su dinero.',
  },
  'card-is-charged': {
    en: 'The card is being charged this moment. Look at the order again in a minute.',
    es: 'En este momento se cobra a la tarjeta. Mira el pedido otra vez en un minuto.',
  },
  'nothing-to-refund': {
    en: 'It is not paid: there is nothing to give back.',
    es: 'No está pagado: no hay nada que devolver.',
  },
  'refund-without-amount': {
    en: 'Leave --amount out: {amount} are to be given back.',
    es: 'Deja el monto vacío: hay que devolver {amount}.',
  },
  'transfer-by-hand': {
    en: 'It was paid by transfer: transfer the money back, then add --by-hand.',
    es: 'Se pagó por transferencia: transfiere el dinero de vuelta y marca «ya lo devolví».',
  },
  'refund-amount': {
    en: '{left} of {total} can be given back.',
    es: 'Se pueden devolver {left} de {total}.',
  },
  'refund-parts-gone': {
    en: 'Some of these units were given back meanwhile. Look at the order again.',
    es: 'Algunas de esas unidades ya se devolvieron. Revisa el pedido otra vez.',
  },
  'refund-unanswered': {
    en:
      'The card network was asked for it and may have given it: its answer is not known yet. ' +
      'The shop asks again by itself; try again in a few minutes.',
    es:
      'Ya se pidió la devolución y puede estar hecha: todavía no llega la respuesta de la tarjeta. ' +
      'La tienda vuelve a preguntar sola. Intenta de nuevo en unos minutos.',
  },
  'already-sent': {
    en: 'It is {from}: its address can only change before it is sent.',
    es: 'Está en «{from}»: la dirección se cambia solo antes del despacho.',
  },
  'no-address': {
    en: 'It is picked up in the shop: it has no address.',
    es: 'Se retira en la tienda: no tiene dirección.',
  },
  'no-invoice': { en: 'No factura is issued for it.', es: 'No se emite una factura por este pedido.' },
  'invoice-issued': {
    en: 'Its factura is issued. Its data can only change before, or once SII has rejected it.',
    es: 'Su factura ya está emitida. Los datos se cambian antes, o cuando el SII la rechaza.',
  },
  'other-delivery-price': {
    en: 'Delivery to {commune} costs {price}, but {paid} was paid. Refund the order, or agree on another address.',
    es: 'El despacho a {commune} cuesta {price} y se pagaron {paid}. Devuelve el pedido o acuerda otra dirección.',
  },
  'revise-unpaid': {
    en: 'It is not paid yet. Cancel it, and let the buyer order again.',
    es: 'Todavía no está pagado. Anúlalo, y que lo pidan de nuevo.',
  },
  'revise-sent': {
    en: 'It is {from}: its products can only change before it is sent. Refund it by line instead.',
    es: 'Está en «{from}»: sus productos se cambian solo antes del despacho. Devuelve el dinero por línea.',
  },
  'difference-too-late': {
    en:
      'Order {number} was sent, is ready for pick-up or was cancelled: the change cannot be made. ' +
      'Transfer the money back and cancel this order.',
    es:
      'El pedido {number} ya salió, está listo para retirar o se anuló: el cambio no se puede hacer. ' +
      'Transfiere el dinero de vuelta y anula este pedido.',
  },
  'revision-units-gone': {
    en: 'The line has not so many units that are not given back. Look at the order again.',
    es: 'A la línea no le quedan tantas unidades sin devolver. Revisa el pedido otra vez.',
  },
  'revision-same-product': {
    en: 'The line is {name} already. Choose another product.',
    es: 'La línea ya es {name}. Elige otro producto.',
  },
  'revision-not-sold': {
    en: 'The product is not on sale. Choose another one.',
    es: 'El producto no está a la venta. Elige otro.',
  },
  'revision-last-line': {
    en: 'Nothing would be left to send. Refund everything that is left: that cancels the order.',
    es: 'No quedaría nada por enviar. Devuelve todo lo que queda: así se anula el pedido.',
  },
  'revision-other-amount': {
    en: 'A price changed meanwhile: the revision gives {amount} back. Look at it again.',
    es: 'Cambió un precio: ahora el cambio devuelve {amount}. Revísalo otra vez.',
  },
  'difference-awaited': {
    en: 'The difference of {number} is not paid yet. Cancel that order first.',
    es: 'Todavía no se paga la diferencia del pedido {number}. Anúlalo primero.',
  },
  'difference-paid': {
    en: 'The difference for these units was paid with {number}. Give it back first, on the page of that order.',
    es: 'La diferencia de estas unidades se pagó con el pedido {number}. Devuélvela primero en ese pedido.',
  },
  'other-difference': {
    en: 'A price changed meanwhile: the difference is {amount}. Look at it again.',
    es: 'Cambió un precio: ahora la diferencia es {amount}. Revísala otra vez.',
  },
  'goes-with-order': {
    en: 'It pays the difference of {number} and goes with that order. Do it there.',
    es: 'Paga la diferencia del pedido {number} y va con él. Hazlo en ese pedido.',
  },
  'no-parcel': {
    en: 'It is picked up in the shop: no carrier takes it.',
    es: 'Se retira en la tienda: no lo lleva un transporte.',
  },
  'sent-otherwise': {
    en: 'It is {from} with another parcel. Correct its status first.',
    es: 'Ya está en «{from}» con otro envío. Corrige primero su estado.',
  },
  'not-on-the-way': {
    en: 'It is {from}: only a parcel on its way comes back or is lost.',
    es: 'Está en «{from}»: solo un envío en camino puede volver o perderse.',
  },
  'parcel-is-fine': {
    en: 'Its parcel is on its way. Note first that it came back or is lost.',
    es: 'Su envío va en camino. Anota primero que volvió o que se perdió.',
  },
  'parcel-has-problem': {
    en: 'Its parcel came back or is lost. Send it again, or give the money back.',
    es: 'Su envío volvió o se perdió. Envíalo otra vez o devuelve el dinero.',
  },
  'given-back': {
    en: 'Its money was given back: it is not sent again.',
    es: 'Su dinero ya se devolvió: no se envía otra vez.',
  },
  'unknown-carrier': {
    en: 'The shop has no such carrier. Choose one of the list.',
    es: 'La tienda no tiene ese transporte. Elige uno de la lista.',
  },
  'number-needed': {
    en: '{carrier} needs a tracking number. Scan or type it.',
    es: '{carrier} necesita un número de seguimiento. Escanéalo o escríbelo.',
  },
  'number-taken': {
    en: 'The number {number} is the one of order {order}. Check the label.',
    es: 'El número {number} es del pedido {order}. Revisa la etiqueta.',
  },
  'booked-already': {
    en: 'It is booked with {carrier}, number {number}. Cancel that booking first.',
    es: 'Ya está reservado con {carrier}, número {number}. Anula primero esa reserva.',
  },
  'booked-elsewhere': {
    en: '{carrier} has the former address. Cancel the booking first, then change the address.',
    es: '{carrier} tiene la dirección anterior. Anula primero la reserva y después cambia la dirección.',
  },
  'no-booking': {
    en: 'It has no booking that waits for the carrier.',
    es: 'No tiene una reserva por retirar.',
  },
  'carrier-without-bookings': {
    en: 'The shop cannot book with this carrier. Choose another one, or send it by hand.',
    es: 'La tienda no puede reservar con ese transporte. Elige otro o despacha a mano.',
  },
  'carrier-away': {
    en: '{carrier} does not answer. Nothing changed: try again, or send it by hand.',
    es: '{carrier} no responde. Nada cambió: intenta otra vez o despacha a mano.',
  },
  'carrier-refused': { en: '{carrier} refuses: {words}.', es: '{carrier} no lo acepta: {words}.' },
  'order-changed': {
    en: 'The order changed meanwhile. Look at it again.',
    es: 'El pedido cambió mientras tanto. Revísalo otra vez.',
  },
  'mail-not-now': {
    en: 'This mail does not fit the order now.',
    es: 'Ese correo no corresponde al estado del pedido.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Results for the command line. */
const DONE = {
  'transfer-confirmed': 'in_validation → confirmed: the transfer has come',
  moved: '{from} → {to}',
  'parcel-noted': 'state of the parcel noted',
  'sent-already': 'sent with this parcel already',
  'parcel-booked': 'parcel booked',
  'booking-cancelled': 'booking cancelled',
  'proof-recorded': 'proof recorded; the order waits {days} days more',
  'proof-refused': 'proof refused; the order waits for another',
  cancelled: 'cancelled, stock given back',
  noted: 'note added',
  'mail-queued': 'mail queued',
  'address-changed': 'address changed',
  'invoice-changed': 'data of the factura changed',
  'difference-asked': '{amount} asked for',
  revised: 'order revised',
  'finished-refunds': '{amount} refunded, of refunds recorded earlier but not finished',
  refunded: '{amount} given back',
  'refunded-and-cancelled': '{amount} given back, order cancelled, stock given back',
} as const;

/** Statuses (`from`, `to`), formatted amounts and other values. */
type Params = Readonly<Record<string, string | number>>;

export interface Refusal {
  code: keyof typeof REFUSALS;
  params?: Params;
  /** Field of the form that caused it. Without it, the order refuses the step. */
  field?: 'carrier' | 'tracking_number';
}
export interface Done {
  code: keyof typeof DONE;
  params?: Params;
}

const STATE_TEXTS: Record<Locale, Record<string, string>> = { es, en: {} };
export const statusWords: Record<Locale, Record<OrderStatus, string>> = { es, en };

const fill = (text: string, params: Params, locale: Locale): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    return name === 'from' || name === 'to' ? (STATE_TEXTS[locale][value] ?? value) : value;
  });

export const refusalText = ({ code, params = {} }: Refusal, locale: Locale): string =>
  fill(REFUSALS[code][locale], params, locale);
export const doneText = ({ code, params = {} }: Done): string => fill(DONE[code], params, 'en');
