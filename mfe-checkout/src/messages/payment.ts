/**
 * Texts of the payment step in both languages, bundled with the step, so that the cart does not load them
 * (docs/decisions/0030-page-texts-by-language.md).
 */
import { consentWords as wordsEn } from 'shared-contracts/domain/consent-words/en';
import { consentWords as wordsEs } from 'shared-contracts/domain/consent-words/es';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import type { Words } from './es.ts';

const es = {
  title: 'Pago',
  description: 'Elige cómo pagar y qué documento necesitas.',
  method: '¿Cómo quieres pagar?',
  webpay: 'Tarjeta (Webpay)',
  webpayDetail: 'Crédito, débito o prepago. Pagas en el sitio seguro de Webpay y vuelves aquí.',
  transfer: 'Transferencia bancaria',
  transferDetail:
    'En el paso siguiente te damos los datos de la cuenta. Guardamos tus productos mientras llega tu transferencia.',
  document: '¿Qué documento necesitas?',
  boleta: 'Boleta',
  factura: 'Factura',
  invoice: 'Datos para la factura',
  invoiceRutHelp: 'Por ejemplo 76.123.456-0',
  terms: wordsEs.terms.before + wordsEs.terms.link,
  readTerms: 'Leer los términos y condiciones',
  newsletter: wordsEs.newsletter,
  adults:
    'Venta de alcohol solo a mayores de 18 años. Se pedirá la cédula de identidad al entregar o retirar el pedido.',
  retracto:
    'Tienes 10 días desde que recibes tu pedido para arrepentirte y devolver lo que no hayas abierto. Los productos frescos, como los quesos, quedan excluidos.',
  retractoLink: 'Cómo devolver un producto',
  pay: 'Pagar',
  waitingTitle: 'Te llevamos a Webpay',
  waitingText: 'No cierres esta ventana: estamos reservando tus productos.',
  placingTitle: 'Estamos creando tu pedido',
  outOfStockTitle: 'Ya no alcanza el stock',
  transferHeldTitle: 'Por transferencia no alcanza',
  stockHeldTitle: 'Hay mucha gente comprando lo mismo',
  tooManyUnpaid: 'Ya tienes varios pedidos que esperan su pago. Paga uno de ellos antes de hacer otro.',
  couponHeld:
    'Tu código está ocupado por pedidos que esperan su pago. Intenta más tarde o elige pagar con tarjeta.',
  botCheck: 'No pudimos comprobar que eres una persona. Intenta de nuevo.',
  priceChangedTitle: 'El total de tu pedido cambió',
  priceChanged: (before: string, now: string) =>
    `Era ${before} y ahora es ${now}. Revisa tu carrito o paga el nuevo total.`,
  priceChecking: 'Mira los montos de tu pedido antes de pagar.',
  changedAmount: (part: string, before: string, now: string) => `${part}: antes ${before}, ahora ${now}.`,
  amounts: { products: 'Productos', gift: 'Caja de regalo', shipping: 'Despacho' },
  cartEmpty: 'Tu carrito quedó vacío.',
  conflict: 'Tu pedido anterior se está pagando en este momento. Espera unos segundos e intenta de nuevo.',
  lostTitle: 'No sabemos si recibimos tu pedido',
  lostText:
    'Se perdió la respuesta de la tienda. Pregunta de nuevo con confianza: tu pedido no se hará dos veces.',
  refusedTitle: 'No pudimos crear tu pedido',
  checkFields: 'Revisa los datos marcados.',
  shippingFailed: 'No pudimos calcular el despacho. Intenta de nuevo.',
  unserved: 'No despachamos a la comuna elegida. Vuelve al despacho para elegir otra o retirar en tienda.',
};

export type PaymentMessages = Words<typeof es>;

const en: PaymentMessages = {
  title: 'Payment',
  description: 'Choose how to pay and which document you need.',
  method: 'How do you want to pay?',
  webpay: 'Card (Webpay)',
  webpayDetail: 'Credit, debit or prepaid. You pay on the secure site of Webpay and come back here.',
  transfer: 'Bank transfer',
  transferDetail:
    'In the next step we give you the account. We keep your products until your transfer arrives.',
  document: 'Which document do you need?',
  boleta: 'Receipt (boleta)',
  factura: 'Invoice (factura)',
  invoice: 'Details for the invoice',
  invoiceRutHelp: 'For example 76.123.456-0',
  terms: wordsEn.terms.before + wordsEn.terms.link,
  readTerms: 'Read the terms and conditions',
  newsletter: wordsEn.newsletter,
  adults: 'Alcohol is sold only to people over 18. An identity card is asked for on delivery or pickup.',
  retracto:
    'You have 10 days from the day you receive your order to change your mind and return what you have not opened. Fresh products, such as cheese, are excluded.',
  retractoLink: 'How to return a product',
  pay: 'Pay',
  waitingTitle: 'Taking you to Webpay',
  waitingText: 'Do not close this window: we are reserving your products.',
  placingTitle: 'We are placing your order',
  outOfStockTitle: 'There is not enough stock left',
  transferHeldTitle: 'Not enough for a bank transfer',
  stockHeldTitle: 'Many people are buying the same',
  tooManyUnpaid:
    'You already have several orders waiting for payment. Pay one of them before placing another.',
  couponHeld: 'Your code is taken by orders waiting for payment. Try again later, or choose to pay by card.',
  botCheck: 'We could not check that you are a person. Try again.',
  priceChangedTitle: 'The total of your order changed',
  priceChanged: (before, now) =>
    `It was ${before} and now it is ${now}. Review your cart or pay the new total.`,
  priceChecking: 'Check the amounts of your order before you pay.',
  changedAmount: (part, before, now) => `${part}: was ${before}, now ${now}.`,
  amounts: { products: 'Products', gift: 'Gift box', shipping: 'Delivery' },
  cartEmpty: 'Your cart is empty now.',
  conflict: 'Your previous order is being paid right now. Wait a few seconds and try again.',
  lostTitle: 'We do not know whether your order reached us',
  lostText: 'The answer of the shop was lost. It is safe to ask again: your order will not be placed twice.',
  refusedTitle: 'We could not create your order',
  checkFields: 'Check the marked details.',
  shippingFailed: 'We could not calculate the delivery. Try again.',
  unserved: 'We do not deliver to the chosen commune. Go back to choose another or to pick up at the store.',
};

export const paymentMessages: Record<Locale, PaymentMessages> = { es, en };

export const usePaymentMessages = (): PaymentMessages => paymentMessages[useLocale()];
