import type { Locale } from 'shared-contracts/locale';

/** Texts of the order confirmation. `{name}` is a placeholder. */
const es = {
  subject: 'Recibimos tu compra {number}',
  title: '¡Gracias por tu compra!',
  greeting: '{hello}, tu pago fue aprobado y estamos preparando tu pedido.',
  differenceGreeting:
    '{hello}, recibimos el pago de la diferencia. Enviamos los productos nuevos con tu pedido {changed}.',
  status: 'Ver el estado de mi pedido',
  orderNumber: 'Número de pedido',
  date: 'Fecha',
  product: 'Producto',
  quantity: 'Cantidad',
  unitPrice: 'Precio',
  amount: 'Total',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  delivery: 'Despacho',
  free: 'Gratis',
  giftBox: 'Caja de regalo',
  total: 'Total pagado',
  totalToPay: 'Total',
  vat: 'Los precios incluyen IVA (19 %): neto {net}, IVA {iva}.',
  deliveryTitle: 'Entrega',
  home: 'Despacho a domicilio',
  pickup: 'Retiro en tienda',
  days: '{days} desde hoy',
  arrives: 'Llega {day}',
  receivers: { me: 'Recibes tú.', other: 'Recibe {contact}.', concierge: 'Se entrega en conserjería.' },
  conciergeAlcohol: 'Debe recibir una persona mayor de 18 años con cédula de identidad.',
  giftText: 'Mensaje del regalo',
  paymentTitle: 'Pago',
  transfer: 'Transferencia bancaria',
  card: 'Tarjeta terminada en {card}, autorización {authorization}',
  types: { VD: 'Débito', VP: 'Prepago', credit: 'Crédito' },
  installments: '{count} cuotas de {amount}',
  noInstallments: 'Sin cuotas',
  documents: {
    '0': 'Te enviaremos la boleta electrónica a este correo.',
    '1': 'Te enviaremos la factura electrónica a nombre de {reason}, RUT {rut}.',
  },
  alcoholTitle: 'Venta solo a mayores de 18 años',
  alcohol:
    'Ley 19.925: se prohíbe la venta de bebidas alcohólicas a menores de 18 años. Quien reciba el pedido debe ser mayor de edad y mostrar su cédula de identidad.',
  retractoTitle: 'Derecho a retracto',
  retracto:
    'Puedes arrepentirte de tu compra sin dar razones dentro de 10 días desde que la recibes, si los productos están sin abrir. Pide la devolución en la página de tu pedido, con el botón de este correo, o escríbenos a {email} con tu número de pedido; te reembolsamos por el mismo medio de pago, a más tardar en 45 días.',
  retractoExcluded: 'El derecho a retracto no aplica a: {products}.',
  faulty:
    'Si un producto llega con fallas, dentro de 6 meses puedes elegir entre cambio, reparación o devolución del dinero.',
  terms: 'Condiciones generales que aceptaste',
  exchange: 'Política de cambios y devoluciones',
  seller: 'Vendedor',
} as const;

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type ConfirmationWords = Texts<typeof es>;

const en: ConfirmationWords = {
  subject: 'We received your order {number}',
  title: 'Thank you for your purchase!',
  greeting: '{hello}, your payment was approved and we are preparing your order.',
  differenceGreeting:
    '{hello}, we received the payment of the difference. We send the new products with your order {changed}.',
  status: 'See how my order stands',
  orderNumber: 'Order number',
  date: 'Date',
  product: 'Product',
  quantity: 'Quantity',
  unitPrice: 'Price',
  amount: 'Total',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'Free',
  giftBox: 'Gift box',
  total: 'Total paid',
  totalToPay: 'Total',
  vat: 'Prices include VAT (19 %): net {net}, VAT {iva}.',
  deliveryTitle: 'Delivery',
  home: 'Home delivery',
  pickup: 'Store pickup',
  days: '{days} from today',
  arrives: 'Arrives {day}',
  receivers: {
    me: 'You receive it.',
    other: '{contact} receives it.',
    concierge: 'Left with the concierge.',
  },
  conciergeAlcohol: 'An adult of 18 or older must receive it with an identity card.',
  giftText: 'Gift message',
  paymentTitle: 'Payment',
  transfer: 'Bank transfer',
  card: 'Card ending in {card}, authorisation {authorization}',
  types: { VD: 'Debit', VP: 'Prepaid', credit: 'Credit' },
  installments: '{count} installments of {amount}',
  noInstallments: 'No installments',
  documents: {
    '0': 'We will send the electronic receipt (boleta) to this address.',
    '1': 'We will send the electronic invoice (factura) in the name of {reason}, RUT {rut}.',
  },
  alcoholTitle: 'For adults of 18 or older only',
  alcohol:
    'Chilean law 19.925 forbids the sale of alcohol to anyone under 18. Whoever receives the order must be of age and show an identity card.',
  retractoTitle: 'Right of withdrawal',
  retracto:
    'You may withdraw from your purchase without giving reasons within 10 days of receiving it, if the products are unopened. Ask for the return on the page of your order, with the button of this mail, or write to {email} with your order number; we refund you by the same means of payment, within 45 days.',
  retractoExcluded: 'The right of withdrawal does not apply to: {products}.',
  faulty:
    'If a product arrives faulty, within 6 months you may choose between exchange, repair or your money back.',
  terms: 'General conditions you accepted',
  exchange: 'Exchange and return policy',
  seller: 'Seller',
};

export const CONFIRMATION_WORDS: Record<Locale, ConfirmationWords> = { es, en };

/** Replaces `{name}` by values. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
