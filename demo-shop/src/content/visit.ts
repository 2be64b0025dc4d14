/** How to reach the house and when it is open, in the words of the documents. */
import { DOCUMENT_PATHS } from 'shared-contracts/api/documents';
import type { Place } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import { SHOP } from '../shop.ts';

const phone = (id: 'shop' | 'whatsapp') => {
  const found = SHOP.phones.find((entry) => entry.id === id);
  if (!found) throw new Error(`the shop has no phone called ${id}`);
  return found;
};

/** Links as `prose.ts` reads them. */
export const MAIL = `[${SHOP.email}](mailto:${SHOP.email})`;
export const ORDERS_MAIL = `[${SHOP.ordersEmail}](mailto:${SHOP.ordersEmail})`;
export const PHONE = `[${phone('shop').text}](tel:${phone('shop').e164})`;
export const WHATSAPP = `[${phone('whatsapp').text}](https://wa.me/${phone('whatsapp').e164.slice(1)})`;

/** Paths of the documents that others lead to. */
export const PATHS = DOCUMENT_PATHS;

export const SHOP_HOURS: Record<Locale, string> = {
  es: 'Lunes a sábado, 11:00 a 20:00',
  en: 'Monday to Saturday, 11:00 to 20:00',
};
export const BAR_HOURS: Record<Locale, readonly (readonly [days: string, hours: string])[]> = {
  es: [
    ['Martes y miércoles', '18:00 a 23:30'],
    ['Jueves a sábado', '18:00 a 00:30'],
    ['Domingo y lunes', 'Cerrado'],
  ],
  en: [
    ['Tuesday and Wednesday', '18:00 to 23:30'],
    ['Thursday to Saturday', '18:00 to 00:30'],
    ['Sunday and Monday', 'Closed'],
  ],
};
/** The bar as a place: the same hours and address as its words say. */
export const BAR_PLACE: Place = {
  name: `Bar de ${SHOP.name}`,
  street: 'Avenida Italia 1439',
  locality: SHOP.commune,
  phone: phone('shop').e164,
  map_url: 'https://www.openstreetmap.org/search?query=Avenida%20Italia%201439%2C%20Providencia',
  opening_hours: [
    { days: [2, 3], opens: '18:00', closes: '23:30' },
    { days: [4, 5, 6], opens: '18:00', closes: '00:30' },
  ],
};
/** When a person answers mail, phone and WhatsApp. */
export const ANSWER_HOURS: Record<Locale, string> = {
  es: 'Lunes a viernes de 10:00 a 19:00, sábado de 11:00 a 14:00',
  en: 'Monday to Friday from 10:00 to 19:00, Saturday from 11:00 to 14:00',
};

/** Who sells, as law 19.496 wants it told. */
export const SELLER: Record<Locale, readonly (readonly [label: string, value: string])[]> = {
  es: [
    ['Razón social', SHOP.legalName],
    ['RUT', SHOP.rut],
    ['Giro', SHOP.giro],
    ['Domicilio', SHOP.address],
    ['Correo', MAIL],
    ['Teléfono', PHONE],
    ['WhatsApp', WHATSAPP],
  ],
  en: [
    ['Legal name', SHOP.legalName],
    ['RUT (tax number)', SHOP.rut],
    ['Business', 'Retail of wine, liquor and food'],
    ['Address', SHOP.address],
    ['Email', MAIL],
    ['Phone', PHONE],
    ['WhatsApp', WHATSAPP],
  ],
};
