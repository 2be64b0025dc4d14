/** Spanish messages: one line per area. */
import { audit } from './audit.ts';
import { office } from './office.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { ra } from './react-admin.ts';
import { staff } from './staff.ts';
import { today } from './today.ts';

export const es = {
  ra,
  office,
  today,
  orders,
  products,
  staff,
  audit,
  resources: { products: { fields: products.fields } },
};
