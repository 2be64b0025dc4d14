/** Texts of changes that the shopper did not make, in both languages, bundled with their list. */
import type { DroppedCouponReason } from 'shared-contracts/api/shopping-cart.schema';
import type { Locale } from 'shared-contracts/locale';

export interface ChangeWords {
  seen: string;
  price: (product: string, before: string, now: string) => string;
  withdrawn: (product: string) => string;
  notJoined: (products: string) => string;
  coupon: Record<DroppedCouponReason, (code: string) => string>;
}

export const CHANGE_WORDS: Record<Locale, ChangeWords> = {
  es: {
    seen: 'Entendido',
    price: (product: string, before: string, now: string) =>
      `${product}: el precio cambió de ${before} a ${now}.`,
    withdrawn: (product: string) => `${product} ya no está a la venta y salió de tu carrito.`,
    notJoined: (products: string) =>
      `No cupo en el carrito de tu cuenta, que llegó a su límite: ${products}.`,
    coupon: {
      COUPON_INVALID: (code: string) => `Tu cupón ${code} ya no es válido y no se descuenta.`,
      COUPON_USED: (code: string) => `Tu cupón ${code} ya fue utilizado y no se descuenta.`,
      COUPON_NOT_COMBINABLE: (code: string) =>
        `Tu cupón ${code} no se descuenta: no se suma a productos con descuento.`,
      COUPON_MIN_TOTAL: (code: string) =>
        `Tu cupón ${code} no se descuenta: tu carrito no llega a su monto mínimo.`,
    },
  },
  en: {
    seen: 'Got it',
    price: (product: string, before: string, now: string) =>
      `${product}: the price changed from ${before} to ${now}.`,
    withdrawn: (product: string) => `${product} is no longer sold and left your cart.`,
    notJoined: (products: string) => `Your account’s cart is full. This did not fit into it: ${products}.`,
    coupon: {
      COUPON_INVALID: (code: string) => `Your coupon ${code} is no longer valid and takes nothing off.`,
      COUPON_USED: (code: string) => `Your coupon ${code} has been used already and takes nothing off.`,
      COUPON_NOT_COMBINABLE: (code: string) =>
        `Your coupon ${code} takes nothing off: it cannot be combined with discounted products.`,
      COUPON_MIN_TOTAL: (code: string) =>
        `Your coupon ${code} takes nothing off: your cart is below its minimum.`,
    },
  },
};
