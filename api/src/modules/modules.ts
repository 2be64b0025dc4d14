import { devMailModule } from '../mails/dev-mail.routes.ts';
import type { Module } from '../module.ts';
import { accountsModule } from './accounts/accounts.routes.ts';
import { blogsModule } from './blogs/blogs.routes.ts';
import { botCheckModule } from './bot-check/bot-check.routes.ts';
import { cancellationsModule } from './cancellations/cancellations.routes.ts';
import { cartCasesModule } from './carts/cart-cases.routes.ts';
import { cartCouponsModule } from './carts/cart-coupons.routes.ts';
import { cartsModule } from './carts/carts.routes.ts';
import { casesModule } from './cases/cases.routes.ts';
import { catalogueModule } from './catalogue/catalogue.routes.ts';
import { draftPreviewModule } from './draft-preview/draft-preview.routes.ts';
import { eventsModule } from './events/events.routes.ts';
import { favouritesModule } from './favourites/favourites.routes.ts';
import { feedsModule } from './feeds/feeds.routes.ts';
import { formsModule } from './forms/forms.routes.ts';
import { guestsModule } from './guests/guests.routes.ts';
import { linksModule } from './links/links.routes.ts';
import { orderLinksModule } from './order-links/order-links.routes.ts';
import { paymentsModule } from './order-payments/order-payments.routes.ts';
import { orderReturnsModule } from './order-returns/order-returns.routes.ts';
import { returnSlipModule } from './order-returns/return-slip.routes.ts';
import { orderTrackingModule } from './order-tracking/order-tracking.routes.ts';
import { pagesModule } from './pages/pages.routes.ts';
import { ordersModule } from './place-order/orders.routes.ts';
import { privacyModule } from './privacy/privacy.routes.ts';
import { privacyRequestsModule } from './privacy/privacy-requests.routes.ts';
import { profileModule } from './profile/profile.routes.ts';
import { recommendationsModule } from './recommendations/recommendations.routes.ts';
import { regionsModule } from './regions/regions.routes.ts';
import { reservationsModule } from './reservations/reservations.routes.ts';
import { searchModule } from './search/search.routes.ts';
import { sessionsModule } from './sessions/sessions.routes.ts';
import { courierEventsModule } from './shipments/courier-events.routes.ts';
import { shippingModule } from './shipping/shipping.routes.ts';
import { sommelierModule } from './sommelier/sommelier.routes.ts';
import { stockWaitsModule } from './stock-waits/stock-waits.routes.ts';
import { storageModule } from './storage/storage.routes.ts';
import { documentLinksModule } from './tax-documents/document-links.routes.ts';
import { proofsModule } from './transfers/transfers.routes.ts';

/** All modules of the API. */
export const modules: readonly Module[] = [
  catalogueModule,
  recommendationsModule,
  favouritesModule,
  searchModule,
  pagesModule,
  blogsModule,
  eventsModule,
  sommelierModule,
  regionsModule,
  storageModule,
  cartsModule,
  cartCouponsModule,
  cartCasesModule,
  casesModule,
  stockWaitsModule,
  shippingModule,
  courierEventsModule,
  feedsModule,
  guestsModule,
  ordersModule,
  proofsModule,
  cancellationsModule,
  orderReturnsModule,
  returnSlipModule,
  paymentsModule,
  sessionsModule,
  accountsModule,
  profileModule,
  privacyModule,
  privacyRequestsModule,
  botCheckModule,
  formsModule,
  reservationsModule,
  orderTrackingModule,
  orderLinksModule,
  documentLinksModule,
  linksModule,
  draftPreviewModule,
  devMailModule,
];
