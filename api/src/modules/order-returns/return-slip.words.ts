import type { Locale } from 'shared-contracts/locale';

/** Words of the return slip, in the language of the order. */
export const RETURN_SLIP_WORDS: Record<Locale, Record<string, string>> = {
  es: {
    title: 'Devolución',
    order: 'Pedido',
    asked: 'Solicitada',
    buyer: 'De',
    address: 'Para',
    qty: 'Cant.',
    product: 'Producto',
    checked: 'Recibido',
    howTo: 'Pon esta hoja dentro de la caja con los productos. Tráela o envíala a la dirección de arriba.',
  },
  en: {
    title: 'Return',
    order: 'Order',
    asked: 'Requested',
    buyer: 'From',
    address: 'To',
    qty: 'Qty',
    product: 'Product',
    checked: 'Received',
    howTo: 'Put this page into the box with the products. Bring it or send it to the address above.',
  },
};
