import type { Locale } from 'shared-contracts/locale';

/** Name of a file with many slips. */
export const SLIPS_FILE: Record<Locale, string> = { es: 'hojas-para-paquetes', en: 'packing-slips' };

/** Words of the packing slip. It lies in the parcel, so that it speaks the buyer's language. */
export const SLIP_WORDS = {
  es: {
    title: 'Tu pedido',
    placed: 'Fecha',
    deliverTo: 'Despacho a',
    pickup: 'Retiro en tienda',
    buyer: 'Compra',
    receiver: 'Recibe',
    concierge: 'Conserjería',
    phone: 'Teléfono',
    comment: 'Indicaciones',
    gift: 'Con caja de regalo',
    giftCard: 'y tarjeta',
    document: 'Documento',
    receipt: 'boleta',
    invoice: 'factura',
    qty: 'Cant.',
    product: 'Producto',
    packed: 'Listo',
    units: 'Unidades',
    alcohol: 'Contiene alcohol: entregar solo a mayores de 18 años, con cédula de identidad.',
  },
  en: {
    title: 'Your order',
    placed: 'Date',
    deliverTo: 'Deliver to',
    pickup: 'Pick-up in the shop',
    buyer: 'Buyer',
    receiver: 'Receiver',
    concierge: 'Concierge',
    phone: 'Phone',
    comment: 'Remarks',
    gift: 'With gift box',
    giftCard: 'and card',
    document: 'Document',
    receipt: 'boleta (receipt)',
    invoice: 'factura (invoice)',
    qty: 'Qty',
    product: 'Product',
    packed: 'Packed',
    units: 'Units',
    alcohol: 'Contains alcohol: hand over only to persons of 18 or older with an identity card.',
  },
} as const satisfies Record<Locale, object>;
export type SlipWords = (typeof SLIP_WORDS)[Locale];
