/** English messages: one line per area. */
import english from 'ra-language-english';
import { audit } from './audit.ts';
import { office } from './office.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { staff } from './staff.ts';
import { today } from './today.ts';

export const en = {
  ra: english.ra,
  office,
  today,
  orders,
  products,
  staff,
  audit,
  resources: { products: { fields: products.fields } },
};
