/** Spanish messages: one line per area. */
import { audit } from './audit.ts';
import { office } from './office.ts';
import { orders } from './orders.ts';
import { ra } from './react-admin.ts';

export const es = { ra, office, orders, audit };
