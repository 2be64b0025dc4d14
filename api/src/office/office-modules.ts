import { auditModule } from './audit/audit.routes.ts';
import type { OfficeModule } from './office-module.ts';
import { ordersModule } from './orders/orders.routes.ts';
import { changesModule } from './products/changes.routes.ts';
import { productsModule } from './products/products.routes.ts';
import { sessionModule } from './session/session.routes.ts';
import { devCodeModule } from './staff/dev-code.routes.ts';
import { staffModule } from './staff/staff.routes.ts';
import { todayModule } from './today/today.routes.ts';

/** All modules of the office. */
export const officeModules: readonly OfficeModule[] = [
  sessionModule,
  staffModule,
  todayModule,
  ordersModule,
  productsModule,
  changesModule,
  auditModule,
  devCodeModule,
];
