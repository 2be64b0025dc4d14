import type { OfficeModule } from '../module.ts';
import { accountModule } from './account/account.routes.ts';
import { auditModule } from './audit/audit.routes.ts';
import { batchesModule } from './batches/batches.routes.ts';
import { channelsModule } from './channels/channels.routes.ts';
import { closedDaysModule } from './closed-days/closed-days.routes.ts';
import { contentModule } from './content/content.routes.ts';
import { costsModule } from './costs/costs.routes.ts';
import { couponsModule } from './coupons/coupons.routes.ts';
import { deliveryModule } from './delivery/delivery.routes.ts';
import { eventsModule } from './events/events.routes.ts';
import { figuresModule } from './figures/figures.routes.ts';
import { houseCasesModule } from './house-cases/house-cases.routes.ts';
import { incidentsModule } from './incidents/incidents.routes.ts';
import { failedMailsModule } from './mails/failed-mails.routes.ts';
import { messagesModule } from './messages/messages.routes.ts';
import { newsletterModule } from './newsletter/newsletter.routes.ts';
import { documentsModule } from './orders/documents/documents.routes.ts';
import { ordersModule } from './orders/orders.routes.ts';
import { peopleModule } from './people/people.routes.ts';
import { personalDataModule } from './personal-data/personal-data.routes.ts';
import { phoneOrdersModule } from './phone-orders/phone-orders.routes.ts';
import { picturesModule } from './pictures/pictures.routes.ts';
import { pricePlansModule } from './price-plans/price-plans.routes.ts';
import { privacyRequestsModule } from './privacy-requests/privacy-requests.routes.ts';
import { productDataModule } from './product-data/product-data.routes.ts';
import { productsModule } from './products/products.routes.ts';
import { reservationsModule } from './reservations/reservations.routes.ts';
import { returnsModule } from './returns/returns.routes.ts';
import { searchWordsModule } from './search-words/search-words.routes.ts';
import { sessionModule } from './session/session.routes.ts';
import { settingsModule } from './settings/settings.routes.ts';
import { devCodeModule } from './staff/dev-code.routes.ts';
import { staffModule } from './staff/staff.routes.ts';
import { taxesModule } from './taxes/taxes.routes.ts';
import { todayModule } from './today/today.routes.ts';

/** All modules of the office. */
export const officeModules: readonly OfficeModule[] = [
  sessionModule,
  accountModule,
  staffModule,
  todayModule,
  ordersModule,
  documentsModule,
  phoneOrdersModule,
  batchesModule,
  returnsModule,
  productsModule,
  productDataModule,
  pricePlansModule,
  picturesModule,
  couponsModule,
  houseCasesModule,
  costsModule,
  figuresModule,
  contentModule,
  peopleModule,
  deliveryModule,
  settingsModule,
  channelsModule,
  searchWordsModule,
  reservationsModule,
  closedDaysModule,
  messagesModule,
  privacyRequestsModule,
  incidentsModule,
  newsletterModule,
  failedMailsModule,
  eventsModule,
  taxesModule,
  auditModule,
  personalDataModule,
  devCodeModule,
];
