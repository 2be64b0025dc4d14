/** Texts of the plain pages that the pages with scripts do not have. Only the server bundle contains them. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  ageTitle: '¿Eres mayor de edad?',
  ageText: 'Vendemos vinos y licores solo a mayores de 18 años.',
  ageYes: 'Sí, soy mayor de 18 años',
  ageNo: 'No',
  ageRefused: 'Para comprar debes ser mayor de 18 años. Te esperamos más adelante.',
  quantityOf: (product: string) => `Cantidad de ${product}`,
  cases: (count: number) => (count === 1 ? '1 caja' : `${count} cajas`),
  update: 'Actualizar',
  updateOf: (product: string) => `Actualizar la cantidad de ${product}`,
  badQuantity: 'La cantidad debe ser un número entero.',
  added: (product: string) => `${product} está en tu carrito.`,
  removed: (product: string) => `${product} ya no está en el carrito.`,
  changed: (product: string, qty: number) => `${product}: ahora llevas ${qty}.`,
  soldOut: (product: string) => `${product} se agotó: ya no quedan unidades.`,
  gone: 'Ese producto ya no está a la venta.',
  saveGift: 'Guardar regalo',
  giftChosen: 'Tu pedido va en caja de regalo.',
  giftLeft: 'Tu pedido va sin caja de regalo.',
  onlyForHome: 'Solo para despacho a domicilio.',
  otherDetail: 'Completa el nombre de quien recibe.',
  invoice: 'Datos para la factura (solo si la necesitas)',
  tooManyOrders:
    'Hay muchos pedidos sin pagar, y sin JavaScript no podemos comprobar que eres una persona. Espera una hora, activa JavaScript o llámanos.',
  orderChanged: 'El total de tu pedido cambió. Revisa el nuevo total y confirma otra vez.',
  payTitle: 'Falta pagar tu pedido',
  payText: 'Guardamos tus productos mientras pagas. Pagas en el sitio seguro de Webpay y vuelves aquí.',
  goToWebpay: (total: string) => `Pagar ${total} en Webpay`,
  contact: 'Escríbenos',
  proof: (email: string) => `Envía el comprobante a ${email} con el número de tu pedido.`,
  expired: 'Tu sesión venció y el carrito quedó vacío. Elige de nuevo tus productos para continuar.',
};

type PlainWords = typeof es;

const en: PlainWords = {
  ageTitle: 'Are you of legal age?',
  ageText: 'We sell wine and spirits only to people over 18.',
  ageYes: 'Yes, I am over 18',
  ageNo: 'No',
  ageRefused: 'You must be over 18 to buy. We will be here when you are.',
  quantityOf: (product) => `Quantity of ${product}`,
  cases: (count) => (count === 1 ? '1 case' : `${count} cases`),
  update: 'Update',
  updateOf: (product) => `Update the quantity of ${product}`,
  badQuantity: 'The quantity must be a whole number.',
  added: (product) => `${product} is in your cart.`,
  removed: (product) => `${product} is no longer in the cart.`,
  changed: (product, qty) => `${product}: you now have ${qty}.`,
  soldOut: (product) => `${product} is sold out: there are none left.`,
  gone: 'That product is no longer on sale.',
  saveGift: 'Save gift',
  giftChosen: 'Your order comes in a gift box.',
  giftLeft: 'Your order comes without a gift box.',
  onlyForHome: 'Only for home delivery.',
  otherDetail: 'Fill in the name of the person who receives it.',
  invoice: 'Details for the invoice (only if you need one)',
  tooManyOrders:
    'There are many unpaid orders, and without JavaScript we cannot check that you are a person. Wait an hour, turn JavaScript on, or call us.',
  orderChanged: 'The total of your order changed. Check the new total and confirm again.',
  payTitle: 'Your order is waiting for its payment',
  payText: 'We keep your products while you pay. You pay on the secure site of Webpay and come back here.',
  goToWebpay: (total) => `Pay ${total} at Webpay`,
  contact: 'Write to us',
  proof: (email) => `Send the proof to ${email} with the number of your order.`,
  expired: 'Your session has expired and the cart is empty. Choose your products again to go on.',
};

export const plainWords: Record<Locale, PlainWords> = { es, en };
