import type { Locale } from 'shared-contracts/locale';
import type { PaymentFailure } from '../../db/schema/sales.ts';

/** Consequences of the steps, as dialogs say them before the step. `{name}` is replaced. */
export const CONSEQUENCES = {
  'accept-proof': {
    es: 'El pago de {total} queda confirmado y {name} recibe la confirmación por correo.',
    en: 'The payment of {total} is confirmed, and {name} gets the confirmation by mail.',
  },
  'accept-without-proof': {
    es: 'No llegó un comprobante. Confirma solo si ves los {total} en la cuenta. {name} recibe la confirmación por correo.',
    en: 'No proof arrived. Confirm only if you see the {total} on the account. {name} gets the confirmation by mail.',
  },
  'refuse-proof': {
    es: '{name} recibe un correo con tu motivo y cómo enviar otro comprobante. El pedido sigue esperando el pago.',
    en: '{name} gets a mail with your reason and how to send another proof. The order still waits for its payment.',
  },
  'record-proof': {
    es: 'Se anota que llegó un comprobante. El pedido espera {days} días más. {name} recibe un correo si es el primero.',
    en: 'Notes that a proof arrived. The order waits {days} days more. {name} gets a mail if it is the first one.',
  },
  ship: {
    es: 'El pedido pasa a «En camino» y {name} recibe un correo.',
    en: 'The order is on its way, and {name} gets a mail.',
  },
  'ready-for-pickup': {
    es: 'El pedido queda listo para retirar y {name} recibe un correo.',
    en: 'The order is ready to be picked up, and {name} gets a mail.',
  },
  deliver: {
    es: 'El pedido pasa a «Entregado» y {name} recibe un correo.',
    en: 'The order is delivered, and {name} gets a mail.',
  },
  'book-parcel': {
    es: 'El transporte recibe nombre, dirección y teléfono de quien recibe, y da el número del envío. El pedido pasa a «En camino» cuando lo retira.',
    en: 'The carrier gets name, address and phone of the receiver, and gives the number of the parcel. The order is on its way once the carrier picks it up.',
  },
  'cancel-booking': {
    es: 'El transporte ya no viene por este envío y el pedido queda sin número. No sale un correo.',
    en: 'The carrier no longer picks up this parcel, and the order has no number. No mail is sent.',
  },
  'parcel-returned': {
    es: 'Se anota que el envío volvió a la tienda y {name} recibe un correo. Después puedes enviarlo otra vez o devolver el dinero.',
    en: 'Notes that the parcel came back to the shop, and {name} gets a mail. Then you can send it again or give the money back.',
  },
  'parcel-lost': {
    es: 'Se anota que el transporte perdió el envío y {name} recibe un correo. Después puedes enviarlo otra vez o devolver el dinero.',
    en: 'Notes that the carrier lost the parcel, and {name} gets a mail. Then you can send it again or give the money back.',
  },
  'parcel-found': {
    es: 'El envío sigue en camino. No sale un correo.',
    en: 'The parcel is on its way after all. No mail is sent.',
  },
  'send-returned-again': {
    es: 'El pedido vuelve a «Por preparar» con los productos que volvieron. {name} recibe un correo cuando lo despaches.',
    en: 'The order is prepared again with the products that came back. {name} gets a mail when you send it.',
  },
  'send-lost-again': {
    es: 'El pedido vuelve a «Por preparar». Lo perdido se da de baja y se toman otras unidades del stock. {name} recibe un correo cuando lo despaches.',
    en: 'The order is prepared again. What was lost is written off, and other units are taken from the stock. {name} gets a mail when you send it.',
  },
  back: {
    es: 'El pedido vuelve a «{to}». {name} recibe un correo solo si lo marcas.',
    en: 'The order goes back to “{to}”. {name} gets a mail only if you tick it.',
  },
  cancel: {
    es: 'El pedido se anula, sus productos vuelven a la venta y {name} recibe un correo. No se puede deshacer.',
    en: 'The order is cancelled, its products are on sale again, and {name} gets a mail. This cannot be undone.',
  },
  'refund-part': {
    es: 'Se devuelve el monto a la tarjeta y {name} recibe un correo. El pedido sigue igual.',
    en: 'The amount goes back to the card, and {name} gets a mail. The order stays as it is.',
  },
  'refund-part-by-hand': {
    es: 'Se anota que ya devolviste el monto y {name} recibe un correo. El pedido sigue igual.',
    en: 'Notes that you have given the amount back, and {name} gets a mail. The order stays as it is.',
  },
  'refund-all-cancels': {
    es: 'Se devuelven {left}, el pedido se anula, vuelven a la venta los productos que no des de baja y {name} recibe un correo. No se puede deshacer.',
    en: '{left} go back, the order is cancelled, the products that you do not write off are on sale again, and {name} gets a mail. This cannot be undone.',
  },
  'finish-refund': {
    es: 'Se vuelve a pedir la devolución de {left}, que quedó pendiente.',
    en: 'Asks again for the refund of {left}, which is still open.',
  },
  'finish-refund-by-hand': {
    es: 'Se anota que ya devolviste los {left} pendientes y {name} recibe un correo.',
    en: 'Notes that you have given the open {left} back, and {name} gets a mail.',
  },
  'change-address': {
    es: 'El pedido se despacha a la dirección nueva. El precio del despacho no cambia.',
    en: 'The order is sent to the new address. The price of the delivery stays.',
  },
  'change-invoice': {
    es: 'La próxima factura de este pedido sale con estos datos. Si el SII rechazó la anterior, reemplázala después en «Boletas y facturas».',
    en: 'The next factura of this order has these data. If SII rejected the last one, replace it afterwards in “Boletas and facturas”.',
  },
  revise: {
    es: 'El pedido se envía con el cambio. {name} recibe un correo con el cambio y tu motivo, y lo ve en su pedido.',
    en: 'The order is sent with the change. {name} gets a mail with the change and your reason, and sees it in the order.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Result of asking for a difference. `{number}`: the order for it. */
export const DIFFERENCE_ASKED: Record<Locale, string> = {
  es: 'Enviamos a {email} el enlace para pagar {amount} (pedido {number}). El cambio se hace cuando se pague.',
  en: 'The link to pay {amount} was sent to {email} (order {number}). The order changes when it is paid.',
};
/** Result of a revision that gives nothing back. */
export const REVISED: Record<Locale, string> = { es: 'Pedido cambiado.', en: 'The order is revised.' };

export const REFUND_RESULTS = {
  done: { es: 'Devolvimos {amount}.', en: '{amount} was given back.' },
  refused: {
    es: 'No se devolvieron {amount}. La tarjeta respondió: «{words}». Devuelve el dinero por otro medio y anótalo aquí.',
    en: '{amount} was not given back. The card network said: “{words}”. Give the money back by other means and note it here.',
  },
  open: {
    es: 'La devolución de {amount} quedó anotada, pero la tarjeta todavía no responde. La tienda vuelve a pedirla sola.',
    en: 'The refund of {amount} is noted, but the card network has not answered yet. The shop asks again by itself.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Why a card payment failed. */
export const FAILURES: Record<PaymentFailure, Record<Locale, string>> = {
  refused: { es: 'La tarjeta lo rechazó', en: 'The card refused it' },
  aborted: {
    es: 'La persona lo canceló en la página de pago',
    en: 'The buyer cancelled it on the payment page',
  },
  timeout: { es: 'Se acabó el tiempo en la página de pago', en: 'The time on the payment page ran out' },
  expired: { es: 'Nadie pagó dentro del plazo', en: 'Nobody paid in time' },
  superseded: { es: 'Lo reemplazó un pedido más nuevo', en: 'A newer order replaced it' },
  cancelled: { es: 'La tienda anuló el pedido', en: 'The shop cancelled the order' },
  gateway_down: { es: 'El servicio de pago no respondió', en: 'The payment service did not answer' },
  mismatch: { es: 'El monto pagado no calza con el pedido', en: 'The paid amount does not match the order' },
  double: { es: 'El pedido ya estaba pagado', en: 'The order was already paid' },
};

export const fillText = (text: string, params: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
