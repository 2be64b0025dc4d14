import { SHOP } from '../../shop.ts';

/** Where events are held. */
export const BAR = { es: `Bar Casa Quillay, ${SHOP.address}`, en: `Casa Quillay bar, ${SHOP.address}` };
export const BACK_ROOM = {
  es: `Sala del fondo, Casa Quillay, ${SHOP.address}`,
  en: `Room at the back, Casa Quillay, ${SHOP.address}`,
};
export const FROM_SHOP = {
  es: `Salida desde la tienda, ${SHOP.address}`,
  en: `Leaving from the shop, ${SHOP.address}`,
};
