import type { Locale } from 'shared-contracts/locale';

/**
 * Texts of a mail. Placeholders: `{hello}` (greeting with the buyer's name), `{number}`, `{total}`, `{until}`, `{amount}`,
 * `{changed}` (number of the order that a difference is of), `{means}`, `{reason}`, `{documents}`, `{status}`, `{return}` (number), `{products}`, `{moneyBy}`, and the shop's `{email}` and `{address}`.
 */
export interface OrderNoticeWords {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Label of the pick-up hours. */
  hours?: string;
  /** Last paragraph for orders with alcohol. */
  alcohol?: string;
  /** Label of the link, if any. */
  action?: string;
}

/** Mails about order steps. The confirmation of a paid order has its own texts. */
const es = {
  'order-received': {
    subject: 'Recibimos tu pedido {number}: falta el pago',
    title: 'Tu pedido espera el pago',
    paragraphs: [
      '{hello}, recibimos tu pedido por {total}, pero todavía no vemos el pago.',
      'Guardamos tus productos hasta el {until}. Si ya pagaste, te confirmaremos por correo en unos minutos.',
    ],
    action: 'Pagar mi pedido',
  },
  'payment-link': {
    subject: 'Tu pedido {number}: paga con este enlace',
    title: 'Tu pedido está listo para pagar',
    paragraphs: [
      '{hello}, este es el pedido que hiciste por teléfono, por {total}. Págalo con tarjeta desde el botón de abajo.',
      'Guardamos tus productos hasta el {until}. Si no lo pagas hasta esa hora, se anula solo y no se cobra nada.',
    ],
    action: 'Pagar mi pedido',
  },
  'difference-link': {
    subject: 'Cambio en tu pedido {changed}: paga la diferencia',
    title: 'Falta pagar la diferencia',
    paragraphs: [
      '{hello}, este es el cambio de tu pedido {changed}: {reason}. La diferencia es de {total}. Págala con tarjeta desde el botón de abajo, y cambiamos el pedido.',
      'Guardamos los productos nuevos hasta el {until}. Si no la pagas hasta esa hora, no se cobra nada y tu pedido sigue como está.',
    ],
    action: 'Pagar la diferencia',
  },
  'difference-transfer': {
    subject: 'Cambio en tu pedido {changed}: datos para transferir la diferencia',
    title: 'Falta pagar la diferencia',
    paragraphs: [
      '{hello}, este es el cambio de tu pedido {changed}: {reason}. La diferencia es de {total}. Transfiérela y sube el comprobante con el botón de abajo, o envíalo a {email} con el número {number} en el asunto.',
      'Guardamos los productos nuevos hasta el {until}, y cambiamos el pedido cuando veamos el pago. Sin comprobante hasta esa hora, no se cobra nada y tu pedido sigue como está.',
    ],
    action: 'Ver los datos y subir el comprobante',
  },
  'difference-unpaid': {
    subject: 'No se pagó la diferencia de tu pedido {changed}',
    title: 'No cambiamos los productos',
    paragraphs: [
      '{hello}, la diferencia de {total} por el cambio de tu pedido {changed} no se pagó. No se te cobró nada, y no cambiamos los productos.',
      'Si todavía quieres el cambio, llámanos o responde este correo.',
    ],
    action: 'Ver el detalle',
  },
  'difference-unpaid-card': {
    subject: 'No se pagó la diferencia de tu pedido {changed}',
    title: 'No cambiamos los productos',
    paragraphs: [
      '{hello}, la diferencia de {total} por el cambio de tu pedido {changed} no se pagó. No se te cobró nada, y no cambiamos los productos.',
      'Si todavía quieres el cambio, paga la diferencia con el botón de abajo: antes revisamos precios y stock. También puedes llamarnos.',
    ],
    action: 'Pagar la diferencia',
  },
  'transfer-instructions': {
    subject: 'Tu pedido {number}: datos para la transferencia',
    title: 'Recibimos tu pedido',
    paragraphs: [
      '{hello}, guardamos tus productos hasta el {until}. Transfiere {total} y sube el comprobante con el botón de abajo, o envíalo a {email} con el número {number} en el asunto.',
      'Cuando veamos el pago, te confirmaremos el pedido por correo. Sin comprobante hasta esa hora, el pedido se anula y no se cobra nada.',
    ],
    action: 'Ver los datos y subir el comprobante',
  },
  'proof-received': {
    subject: 'Recibimos el comprobante de tu pedido {number}',
    title: 'Comprobante recibido',
    paragraphs: [
      '{hello}, recibimos el comprobante de tu transferencia por {total}. Lo revisaremos y te confirmaremos el pedido por correo.',
    ],
    action: 'Seguir mi pedido',
  },
  'proof-refused': {
    subject: 'Necesitamos otro comprobante de tu pedido {number}',
    title: 'No pudimos aceptar el comprobante',
    paragraphs: [
      '{hello}, revisamos el comprobante de tu transferencia por {total} y no pudimos aceptarlo: {reason}',
      'Guardamos tus productos hasta el {until}. Sube otro comprobante con el botón de abajo, o envíalo a {email} con el número {number} en el asunto.',
    ],
    action: 'Subir otro comprobante',
  },
  'payment-failed': {
    subject: 'No pudimos completar el pago de tu pedido {number}',
    title: 'No pudimos completar tu pago',
    paragraphs: [
      '{hello}, el pago de {total} no se completó y no se te cobró nada. Tus productos siguen en el carrito, pero ya no están reservados.',
      'Suele ocurrir por un dato de la tarjeta mal escrito, por falta de saldo o porque la tarjeta no está habilitada para compras en internet.',
    ],
    action: 'Intentar nuevamente',
  },
  'payment-link-failed': {
    subject: 'No pudimos completar el pago de tu pedido {number}',
    title: 'Tu pedido quedó sin pagar',
    paragraphs: [
      '{hello}, el pago de {total} no se completó y no se te cobró nada. Tus productos ya no están reservados.',
      'Si todavía los quieres, paga el mismo pedido con el botón de abajo: antes revisamos precios y stock. También puedes llamarnos.',
    ],
    action: 'Pagar mi pedido',
  },
  'order-shipped': {
    subject: 'Tu pedido {number} va en camino',
    title: 'Tu pedido va en camino',
    paragraphs: ['{hello}, tu pedido salió de nuestra bodega.'],
    alcohol: 'Quien lo reciba debe ser mayor de 18 años y mostrar su cédula de identidad.',
    action: 'Seguir mi pedido',
  },
  'order-ready': {
    subject: 'Tu pedido {number} está listo para retirar',
    title: 'Tu pedido está listo',
    paragraphs: ['{hello}, puedes retirar tu pedido en {address}.', 'Trae el número {number}.'],
    hours: 'Horario',
    alcohol: 'Trae también tu cédula de identidad: quien retire debe ser mayor de 18 años.',
    action: 'Seguir mi pedido',
  },
  'order-delivered': {
    subject: 'Entregamos tu pedido {number}',
    title: 'Pedido entregado',
    paragraphs: [
      '{hello}, tu pedido fue entregado. ¡Que lo disfrutes!',
      'Si algo no llegó bien, o quieres ejercer tu derecho a retracto dentro de 10 días, pide la devolución en la página de tu pedido. También puedes escribirnos a {email} con el número {number}.',
    ],
    action: 'Ver mi pedido',
  },
  'parcel-returned': {
    subject: 'Tu pedido {number} volvió a nuestra tienda',
    title: 'Tu pedido volvió a la tienda',
    paragraphs: [
      '{hello}, el transporte no pudo entregar tu pedido {number} y lo trajo de vuelta.',
      'Escríbenos a {email} si tu dirección o tu horario cambió. Te lo enviamos otra vez, o te devolvemos el dinero si lo prefieres.',
    ],
    action: 'Ver mi pedido',
  },
  'parcel-lost': {
    subject: 'El transporte perdió tu pedido {number}',
    title: 'Tu pedido se perdió en el camino',
    paragraphs: [
      '{hello}, el transporte perdió tu pedido {number}. Lo sentimos: de esto respondemos nosotros.',
      'Te lo enviamos otra vez sin costo, o te devolvemos el dinero. Escríbenos a {email} y dinos qué prefieres.',
    ],
    action: 'Ver mi pedido',
  },
  'order-corrected': {
    subject: 'Corregimos el estado de tu pedido {number}',
    title: 'Corregimos el estado de tu pedido',
    paragraphs: [
      '{hello}, te avisamos antes de tiempo. El estado correcto de tu pedido {number} es: {status}.',
      'Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Seguir mi pedido',
  },
  'order-cancelled': {
    subject: 'Anulamos tu pedido {number}',
    title: 'Pedido anulado',
    paragraphs: [
      '{hello}, tu pedido por {total} fue anulado porque no recibimos el pago. No se te cobró nada.',
      'Si ya transferiste, escríbenos a {email} con el comprobante y lo resolveremos.',
    ],
  },
  'order-cancelled-early': {
    subject: 'Anulamos tu pedido {number}',
    title: 'Pedido anulado',
    paragraphs: [
      '{hello}, anulamos tu pedido por {total} antes de su plazo de pago. No se te cobró nada.',
      'Si no lo pediste, o ya transferiste, escríbenos a {email} y lo resolveremos.',
    ],
  },
  'order-cancelled-paid': {
    subject: 'Anulamos tu pedido {number}',
    title: 'Pedido anulado',
    paragraphs: [
      '{hello}, anulamos tu pedido {number}. Te devolvemos {amount}: te avisaremos por correo cuando esté hecho.',
      'Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Ver mi pedido',
  },
  'order-cancelled-refunded': {
    subject: 'Anulamos tu pedido {number} y devolvimos tu dinero',
    title: 'Pedido anulado y dinero devuelto',
    paragraphs: [
      '{hello}, anulamos tu pedido {number} y devolvimos {amount}{means}.',
      'Según tu banco, puede tardar algunos días en aparecer en tu cuenta. Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Ver mi pedido',
  },
  'order-revised': {
    subject: 'Cambiamos tu pedido {number}',
    title: 'Hay un cambio en tu pedido',
    paragraphs: [
      '{hello}, cambiamos tu pedido {number} antes de enviarlo.',
      'Si el cambio no te sirve, puedes anular el pedido en su página mientras no salga, o escribirnos a {email}.',
    ],
    action: 'Ver mi pedido',
  },
  'order-refunded': {
    subject: 'Devolución de tu pedido {number}',
    title: 'Devolvimos tu dinero',
    paragraphs: [
      '{hello}, devolvimos {amount} de tu pedido {number}{means}.',
      'Según tu banco, puede tardar algunos días en aparecer en tu cuenta. Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Ver mi pedido',
  },
  'return-requested': {
    subject: 'Recibimos tu solicitud de devolución {return}',
    title: 'Recibimos tu solicitud',
    paragraphs: [
      '{hello}, quieres devolver de tu pedido {number}: {products}.',
      'Trae los productos, o envíalos, a {address}. Pon dentro de la caja la hoja de devolución que está en la página de tu pedido.',
      'Te avisaremos por correo lo que decidamos. Si corresponde devolver el dinero, será a más tardar el {moneyBy}.',
    ],
    action: 'Ver mi pedido',
  },
  'return-asked': {
    subject: 'Necesitamos un dato para tu devolución {return}',
    title: 'Necesitamos saber algo más',
    paragraphs: [
      '{hello}, sobre tu devolución {return} queremos preguntarte: {reason}',
      'Responde en la página de tu pedido, con el botón de abajo.',
    ],
    action: 'Responder',
  },
  'return-accepted': {
    subject: 'Aceptamos tu devolución {return}',
    title: 'Aceptamos tu devolución',
    paragraphs: [
      '{hello}, aceptamos tu devolución {return} y te devolvemos {amount}, a más tardar el {moneyBy}.',
      'Te avisaremos por correo cuando esté hecho. Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Ver mi pedido',
  },
  'return-refused': {
    subject: 'No pudimos aceptar tu devolución {return}',
    title: 'No pudimos aceptar tu devolución',
    paragraphs: [
      '{hello}, revisamos tu devolución {return} y no pudimos aceptarla: {reason}',
      'Si no estás de acuerdo, escríbenos a {email}. También puedes reclamar ante el SERNAC.',
    ],
    action: 'Ver mi pedido',
  },
  'boleta-issued': {
    subject: 'Tu boleta del pedido {number}',
    title: 'Aquí está tu boleta',
    paragraphs: [
      '{hello}, adjuntamos el documento de tu pedido {number}: {documents}.',
      'Guárdala: sirve para cambios, garantías y para tus cuentas. Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Ver la boleta',
  },
  'factura-issued': {
    subject: 'Factura del pedido {number}',
    title: 'Aquí está tu factura',
    paragraphs: [
      '{hello}, adjuntamos el documento del pedido {number}: {documents}.',
      'El PDF es para leer e imprimir, con su copia cedible. El archivo XML es para la contabilidad de la empresa. Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Ver la factura',
  },
  'note-issued': {
    subject: 'Nota de crédito del pedido {number}',
    title: 'Aquí está tu nota de crédito',
    paragraphs: [
      '{hello}, adjuntamos el documento de la devolución de tu pedido {number}: {documents}.',
      'Es el documento de lo que devolvimos, y no tienes que hacer nada con él. Si tienes dudas, escríbenos a {email}.',
    ],
    action: 'Ver la nota de crédito',
  },
} as const satisfies Record<string, OrderNoticeWords>;
export type OrderNoticeKind = keyof typeof es;

const en: Record<OrderNoticeKind, OrderNoticeWords> = {
  'order-received': {
    subject: 'We received your order {number}: payment is missing',
    title: 'Your order waits for its payment',
    paragraphs: [
      '{hello}, we received your order for {total}, but have not seen the payment yet.',
      'We keep your products until {until}. If you have paid already, we will confirm by email in a few minutes.',
    ],
    action: 'Pay for my order',
  },
  'payment-link': {
    subject: 'Your order {number}: pay with this link',
    title: 'Your order is ready to pay',
    paragraphs: [
      '{hello}, this is the order that you made by phone, for {total}. Pay it by card with the button below.',
      'We keep your products until {until}. Unpaid by then, it is cancelled by itself and nothing is charged.',
    ],
    action: 'Pay for my order',
  },
  'difference-link': {
    subject: 'Change of your order {changed}: pay the difference',
    title: 'The difference is to be paid',
    paragraphs: [
      '{hello}, this is the change of your order {changed}: {reason}. The difference is {total}. Pay it by card with the button below, and we change the order.',
      'We keep the new products until {until}. Unpaid by then, nothing is charged and your order stays as it is.',
    ],
    action: 'Pay the difference',
  },
  'difference-transfer': {
    subject: 'Change of your order {changed}: how to transfer the difference',
    title: 'The difference is to be paid',
    paragraphs: [
      '{hello}, this is the change of your order {changed}: {reason}. The difference is {total}. Transfer it and upload the proof with the button below, or send it to {email} with the number {number} in the subject.',
      'We keep the new products until {until}, and change the order once we see the payment. Without a proof by then nothing is charged and your order stays as it is.',
    ],
    action: 'See the details and upload the proof',
  },
  'difference-unpaid': {
    subject: 'The difference of your order {changed} was not paid',
    title: 'We did not change the products',
    paragraphs: [
      '{hello}, the difference of {total} for the change of your order {changed} was not paid. Nothing was charged, and we did not change the products.',
      'If you still want the change, call us or answer this mail.',
    ],
    action: 'See the details',
  },
  'difference-unpaid-card': {
    subject: 'The difference of your order {changed} was not paid',
    title: 'We did not change the products',
    paragraphs: [
      '{hello}, the difference of {total} for the change of your order {changed} was not paid. Nothing was charged, and we did not change the products.',
      'If you still want the change, pay the difference with the button below: we check prices and stock first. You can also call us.',
    ],
    action: 'Pay the difference',
  },
  'transfer-instructions': {
    subject: 'Your order {number}: how to transfer',
    title: 'We received your order',
    paragraphs: [
      '{hello}, we keep your products until {until}. Transfer {total} and upload the proof with the button below, or send it to {email} with the number {number} in the subject.',
      'We will confirm your order by email once we see the payment. Without a proof by then the order is cancelled and nothing is charged.',
    ],
    action: 'See the account and upload the proof',
  },
  'proof-received': {
    subject: 'We received the proof for your order {number}',
    title: 'Proof received',
    paragraphs: [
      '{hello}, we received the proof of your transfer of {total}. We will check it and confirm your order by email.',
    ],
    action: 'Track my order',
  },
  'proof-refused': {
    subject: 'We need another proof for your order {number}',
    title: 'We could not accept the proof',
    paragraphs: [
      '{hello}, we checked the proof of your transfer of {total} and could not accept it: {reason}',
      'We keep your products until {until}. Upload another proof with the button below, or send it to {email} with the number {number} in the subject.',
    ],
    action: 'Upload another proof',
  },
  'payment-failed': {
    subject: 'We could not complete the payment of your order {number}',
    title: 'We could not complete your payment',
    paragraphs: [
      '{hello}, the payment of {total} did not go through and nothing was charged. Your products are still in the cart, but no longer reserved.',
      'Usually a card detail was mistyped, the balance is too low, or the card is not enabled for purchases on the internet.',
    ],
    action: 'Try again',
  },
  'payment-link-failed': {
    subject: 'We could not complete the payment of your order {number}',
    title: 'Your order was not paid',
    paragraphs: [
      '{hello}, the payment of {total} did not go through and nothing was charged. Your products are no longer reserved.',
      'If you still want them, pay the same order with the button below: we check prices and stock first. You can also call us.',
    ],
    action: 'Pay for my order',
  },
  'order-shipped': {
    subject: 'Your order {number} is on its way',
    title: 'Your order is on its way',
    paragraphs: ['{hello}, your order has left our cellar.'],
    alcohol: 'Whoever receives it must be 18 or older and show an identity card.',
    action: 'Track my order',
  },
  'order-ready': {
    subject: 'Your order {number} is ready to be picked up',
    title: 'Your order is ready',
    paragraphs: ['{hello}, you can pick up your order at {address}.', 'Bring the number {number}.'],
    hours: 'Opening hours',
    alcohol: 'Bring your identity card too: whoever picks it up must be 18 or older.',
    action: 'Track my order',
  },
  'order-delivered': {
    subject: 'We delivered your order {number}',
    title: 'Order delivered',
    paragraphs: [
      '{hello}, your order was delivered. Enjoy it!',
      'If anything arrived wrong, or you want to withdraw within 10 days, ask for a return on the page of your order. You can also write to {email} with the number {number}.',
    ],
    action: 'See my order',
  },
  'parcel-returned': {
    subject: 'Your order {number} came back to our shop',
    title: 'Your order came back to the shop',
    paragraphs: [
      '{hello}, the carrier could not deliver your order {number} and brought it back.',
      'Write to {email} if your address or your hours changed. We send it again, or give your money back if you prefer.',
    ],
    action: 'See my order',
  },
  'parcel-lost': {
    subject: 'The carrier lost your order {number}',
    title: 'Your order was lost on its way',
    paragraphs: [
      '{hello}, the carrier lost your order {number}. We are sorry: we answer for it.',
      'We send it again at no cost, or give your money back. Write to {email} and say what you prefer.',
    ],
    action: 'See my order',
  },
  'order-corrected': {
    subject: 'We corrected the status of your order {number}',
    title: 'We corrected the status of your order',
    paragraphs: [
      '{hello}, our last message came too early. The correct status of your order {number} is: {status}.',
      'With any doubt, write to {email}.',
    ],
    action: 'Track my order',
  },
  'order-cancelled': {
    subject: 'We cancelled your order {number}',
    title: 'Order cancelled',
    paragraphs: [
      '{hello}, your order for {total} was cancelled because we received no payment. Nothing was charged.',
      'If you have transferred already, write to {email} with the proof and we will sort it out.',
    ],
  },
  'order-cancelled-early': {
    subject: 'We cancelled your order {number}',
    title: 'Order cancelled',
    paragraphs: [
      '{hello}, we cancelled your order for {total} before its payment was due. Nothing was charged.',
      'If you did not ask for this, or have transferred already, write to {email} and we will sort it out.',
    ],
  },
  'order-cancelled-paid': {
    subject: 'We cancelled your order {number}',
    title: 'Order cancelled',
    paragraphs: [
      '{hello}, we cancelled your order {number}. We give back {amount}, and tell you by email once it is done.',
      'With any doubt, write to {email}.',
    ],
    action: 'See my order',
  },
  'order-cancelled-refunded': {
    subject: 'We cancelled your order {number} and gave your money back',
    title: 'Order cancelled and refunded',
    paragraphs: [
      '{hello}, we cancelled your order {number} and gave back {amount}{means}.',
      'Depending on your bank it may take some days to show. With any doubt, write to {email}.',
    ],
    action: 'See my order',
  },
  'order-revised': {
    subject: 'We changed your order {number}',
    title: 'Your order has changed',
    paragraphs: [
      '{hello}, we changed your order {number} before sending it.',
      'If the change does not suit you, you can cancel the order on its page until it is sent, or write to {email}.',
    ],
    action: 'See my order',
  },
  'order-refunded': {
    subject: 'Refund of your order {number}',
    title: 'We gave your money back',
    paragraphs: [
      '{hello}, we gave back {amount} of your order {number}{means}.',
      'Depending on your bank it may take some days to show. With any doubt, write to {email}.',
    ],
    action: 'See my order',
  },
  'return-requested': {
    subject: 'We received your return request {return}',
    title: 'We received your request',
    paragraphs: [
      '{hello}, from your order {number} you want to return: {products}.',
      'Bring the products, or send them, to {address}. Put the return slip from the page of your order into the box.',
      'We will tell you by email what we decide. If money is to be given back, it will be by {moneyBy}.',
    ],
    action: 'See my order',
  },
  'return-asked': {
    subject: 'We have a question about your return {return}',
    title: 'We need to know something more',
    paragraphs: [
      '{hello}, about your return {return} we would like to ask: {reason}',
      'Answer on the page of your order, with the button below.',
    ],
    action: 'Answer',
  },
  'return-accepted': {
    subject: 'We accepted your return {return}',
    title: 'We accepted your return',
    paragraphs: [
      '{hello}, we accepted your return {return} and give back {amount}, by {moneyBy}.',
      'We will tell you by email once it is done. With any doubt, write to {email}.',
    ],
    action: 'See my order',
  },
  'return-refused': {
    subject: 'We could not accept your return {return}',
    title: 'We could not accept your return',
    paragraphs: [
      '{hello}, we checked your return {return} and could not accept it: {reason}',
      'If you do not agree, write to {email}. You can also complain to the SERNAC.',
    ],
    action: 'See my order',
  },
  'boleta-issued': {
    subject: 'Your receipt (boleta) of order {number}',
    title: 'Here is your receipt',
    paragraphs: [
      '{hello}, the document of your order {number} is attached: {documents}.',
      'Keep it for exchanges, warranties and your own accounts. With any doubt, write to {email}.',
    ],
    action: 'See the receipt',
  },
  'factura-issued': {
    subject: 'Tax invoice (factura) of order {number}',
    title: 'Here is your tax invoice',
    paragraphs: [
      '{hello}, the document of order {number} is attached: {documents}.',
      'The PDF is for reading and printing, with its copy for transfer. The XML file is for the books of the company. With any doubt, write to {email}.',
    ],
    action: 'See the invoice',
  },
  'note-issued': {
    subject: 'Credit note of order {number}',
    title: 'Here is your credit note',
    paragraphs: [
      '{hello}, the document of the refund of your order {number} is attached: {documents}.',
      'It documents what we gave back. You need not do anything with it. With any doubt, write to {email}.',
    ],
    action: 'See the credit note',
  },
};

export const ORDER_NOTICE_WORDS: Record<Locale, Record<OrderNoticeKind, OrderNoticeWords>> = { es, en };
