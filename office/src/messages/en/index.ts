/** English messages: one line per area. */
import english from 'ra-language-english';
import { audit } from './audit.ts';
import { office } from './office.ts';
import { orders } from './orders.ts';

export const en = { ra: english.ra, office, orders, audit };
