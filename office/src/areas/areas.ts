import type { Area } from './area.ts';
import { audit } from './audit/index.ts';
import { orders } from './orders/index.ts';
import { products } from './products/index.ts';
import { ownSessions, staff } from './staff/index.ts';
import { today } from './today/index.ts';

/** All areas, in the order of the menu. The first one that a person may see is the home page. */
export const AREAS: readonly Area[] = [today, orders, products, staff, audit, ownSessions];
