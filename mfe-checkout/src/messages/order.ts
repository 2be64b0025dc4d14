/**
 * Texts of the order pages in both languages, bundled with these pages, so that the cart does not load them
 * (docs/decisions/0030-page-texts-by-language.md).
 */
import {
  pickupStatusWords as pickupStatusesEn,
  orderStatusWords as statusesEn,
} from 'shared-contracts/domain/order-status-words/en';
import {
  pickupStatusWords as pickupStatusesEs,
  orderStatusWords as statusesEs,
} from 'shared-contracts/domain/order-status-words/es';
import { parcelWords as parcelEn } from 'shared-contracts/domain/parcel-words/en';
import { parcelWords as parcelEs } from 'shared-contracts/domain/parcel-words/es';
import { refundWords as refundsEn } from 'shared-contracts/domain/refund-words/en';
import { refundWords as refundsEs } from 'shared-contracts/domain/refund-words/es';
import { revisionWords as revisionsEn } from 'shared-contracts/domain/revision-words/en';
import { revisionWords as revisionsEs } from 'shared-contracts/domain/revision-words/es';
import { taxDocumentWords as taxDocumentEn } from 'shared-contracts/domain/tax-document-words/en';
import { taxDocumentWords as taxDocumentEs } from 'shared-contracts/domain/tax-document-words/es';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import type { Words } from './es.ts';

const es = {
  title: 'Tu pedido',
  description: 'El estado y el detalle de tu pedido.',
  loading: 'Buscando tu pedido',
  thanks: '¡Gracias por tu compra!',
  number: (number: string) => `Pedido N.º ${number}`,
  notFound: 'Pedido no encontrado',
  notFoundText: 'Revisa el enlace, o ábrelo en el mismo navegador con que hiciste la compra.',
  mailed: (email: string) => `Enviamos la confirmación a ${email}.`,
  print: 'Imprimir',
  receipt: 'Comprobante de pago',
  detail: 'Detalle del pedido',
  product: 'Producto',
  quantity: 'Cantidad',
  amount: 'Monto',
  gift: 'Caja de regalo',
  shop: 'Comercio',
  orderNumber: 'Número de pedido',
  paid: 'Monto pagado',
  currency: 'CLP, pesos chilenos',
  authorization: 'Código de autorización',
  date: 'Fecha y hora',
  paymentType: 'Tipo de pago',
  paymentTypes: { debit: 'Débito', credit: 'Crédito', prepaid: 'Prepago' },
  installmentType: 'Tipo de cuotas',
  installmentTypes: {
    none: 'Sin cuotas',
    normal: 'Cuotas normales',
    noInterest: 'Cuotas sin interés',
  },
  installments: 'Cuotas',
  installmentsOf: (count: number, price: string) => `${count} cuotas de ${price} cada una`,
  installmentCount: (count: number) => `${count}`,
  card: 'Tarjeta terminada en',
  document: 'Documento',
  boleta: 'Boleta electrónica',
  factura: 'Factura electrónica',
  taxDocuments: 'Tus documentos',
  taxDocument: taxDocumentEs,
  nextTitle: 'Qué pasa ahora',
  nextPrepare: 'Preparamos tu pedido y lo embalamos para que viaje seguro.',
  nextHome: (place: string, time: string, days?: string) =>
    days ? `Llega ${days} a ${place}.` : `Lo entregamos en ${place}${time ? ` en ${time}` : ''}.`,
  nextPickup: 'Te avisamos por correo cuando puedas retirarlo en la tienda.',
  nextIdCard: 'Quien reciba debe ser mayor de 18 años y mostrar su cédula de identidad.',
  nextPlace: (address: string, hours: string, ready: string) => `Retíralo en ${address}. ${hours}. ${ready}`,
  nextIdCardPickup: 'Quien retire debe ser mayor de 18 años y mostrar su cédula de identidad.',
  nextTracking: 'Sigue tu pedido',
  delivery: 'Entrega',
  shipTo: 'Despacho',
  time: 'Plazo',
  status: 'Estado',
  statuses: statusesEs,
  pickupStatuses: pickupStatusesEs,
  refunds: refundsEs,
  revisions: revisionsEs,
  parcel: parcelEs,
  cancelOrder: 'Anular el pedido',
  paymentStatus: 'Pago',
  paymentStatuses: { pending: 'Pendiente', success: 'Aprobado', failed: 'No realizado' },
  pendingTitle: 'Estamos confirmando tu pago',
  pendingText: 'Puede tardar unos minutos. Si ya pagaste, no vuelvas a pagar: te avisaremos por correo.',
  pendingLateText:
    'Está tardando más de lo habitual. Seguimos consultando. Puedes cerrar esta página: te avisaremos por correo.',
  checkAgain: 'Consultar de nuevo',
  failedTitle: 'No pudimos completar tu pago',
  failedText: 'No se hizo ningún cobro. Tu carrito sigue tal como lo dejaste.',
  boughtElsewhere:
    'Por este intento no se hizo ningún cobro. Tu carrito está vacío: si ya pagaste en otra ventana, ese pedido está confirmado y te escribimos por correo.',
  causesTitle: 'Puede haber pasado que',
  causes: [
    'hubo un error en los datos de la tarjeta o en su clave;',
    'la tarjeta no tiene saldo o cupo suficiente;',
    'la tarjeta no está habilitada para compras por internet;',
    'el pago se anuló o se acabó el tiempo para pagar.',
  ],
  tryAgain: 'Intentar el pago de nuevo',
  retryText:
    'Este intento no se cobró. Puedes pagar este mismo pedido de nuevo: antes revisamos precios y stock.',
  otherPayment: 'Elegir otra forma de pago',
  retryRefused: 'No pudimos abrir el pago',
  retryConflict: 'Este pedido cambió mientras tanto. Así está ahora.',
  openTitle: 'Tu pedido espera el pago',
  openText: 'Todavía no vemos un pago de este pedido. Si acabas de pagar, consulta de nuevo en unos minutos.',
  openUntil: (time: string) =>
    `Guardamos tus productos hasta el ${time}. Si no lo pagas hasta entonces, se anula solo y no se cobra nada.`,
  payNow: 'Pagar el pedido',
  keepShopping: 'Seguir comprando',
};

export type OrderMessages = Words<typeof es>;

const en: OrderMessages = {
  title: 'Your order',
  description: 'The status and details of your order.',
  loading: 'Looking for your order',
  thanks: 'Thank you for your purchase!',
  number: (number) => `Order no. ${number}`,
  notFound: 'Order not found',
  notFoundText: 'Check the link, or open it in the browser you bought with.',
  mailed: (email) => `We sent the confirmation to ${email}.`,
  print: 'Print',
  receipt: 'Payment receipt',
  detail: 'Order details',
  product: 'Product',
  quantity: 'Quantity',
  amount: 'Amount',
  gift: 'Gift box',
  shop: 'Shop',
  orderNumber: 'Order number',
  paid: 'Amount paid',
  currency: 'CLP, Chilean pesos',
  authorization: 'Authorisation code',
  date: 'Date and time',
  paymentType: 'Payment type',
  paymentTypes: { debit: 'Debit', credit: 'Credit', prepaid: 'Prepaid' },
  installmentType: 'Installment type',
  installmentTypes: {
    none: 'No installments',
    normal: 'Regular installments',
    noInterest: 'Interest-free installments',
  },
  installments: 'Installments',
  installmentsOf: (count, price) => `${count} installments of ${price} each`,
  installmentCount: (count) => `${count}`,
  card: 'Card ending in',
  document: 'Document',
  boleta: 'Electronic receipt (boleta)',
  factura: 'Electronic invoice (factura)',
  taxDocuments: 'Your documents',
  taxDocument: taxDocumentEn,
  nextTitle: 'What happens now',
  nextPrepare: 'We prepare your order and pack it so that it travels safely.',
  nextHome: (place, time, days) =>
    days ? `It arrives ${days} at ${place}.` : `We deliver it to ${place}${time ? ` in ${time}` : ''}.`,
  nextPickup: 'We tell you by email when you can pick it up at the store.',
  nextIdCard: 'Whoever receives it must be over 18 and show an identity card.',
  nextPlace: (address, hours, ready) => `Pick it up at ${address}. ${hours}. ${ready}`,
  nextIdCardPickup: 'Whoever picks it up must be over 18 and show an identity card.',
  nextTracking: 'Track your order',
  delivery: 'How you get it',
  shipTo: 'Delivery',
  time: 'Arrival',
  status: 'Status',
  statuses: statusesEn,
  pickupStatuses: pickupStatusesEn,
  refunds: refundsEn,
  revisions: revisionsEn,
  parcel: parcelEn,
  cancelOrder: 'Cancel the order',
  paymentStatus: 'Payment',
  paymentStatuses: { pending: 'Pending', success: 'Approved', failed: 'Not made' },
  pendingTitle: 'We are confirming your payment',
  pendingText: 'It may take a few minutes. If you already paid, do not pay again: we will tell you by email.',
  pendingLateText:
    'It is taking longer than usual. We keep checking. You can close this page: we will mail you.',
  checkAgain: 'Check again',
  failedTitle: 'We could not complete your payment',
  failedText: 'Nothing was charged. Your cart is just as you left it.',
  boughtElsewhere:
    'Nothing was charged for this attempt. Your cart is empty: if you have paid in another window, that order is confirmed and we have written to you.',
  causesTitle: 'It may be that',
  causes: [
    'there was a mistake in the card data or its PIN;',
    'the card does not have enough balance or credit;',
    'the card is not enabled for purchases on the internet;',
    'the payment was cancelled or its time ran out.',
  ],
  tryAgain: 'Try to pay again',
  retryText:
    'Nothing was charged for this try. You can pay this same order again: we check prices and stock first.',
  otherPayment: 'Choose another way to pay',
  retryRefused: 'We could not open the payment',
  retryConflict: 'This order has changed in the meantime. This is how it stands now.',
  openTitle: 'Your order waits for its payment',
  openText:
    'We have not seen a payment of this order yet. If you have just paid, check again in a few minutes.',
  openUntil: (time) =>
    `We keep your products until ${time}. Unpaid by then, it is cancelled by itself and nothing is charged.`,
  payNow: 'Pay the order',
  keepShopping: 'Keep shopping',
};

export const orderMessages: Record<Locale, OrderMessages> = { es, en };

export const useOrderMessages = (): OrderMessages => orderMessages[useLocale()];
