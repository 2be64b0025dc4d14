import { botCheckHandlers } from './bot-check.ts';
import { cartHandlers } from './cart.ts';
import { caseHandlers } from './cases.ts';
import { catalogueHandlers } from './catalogue.ts';
import { couponHandlers } from './coupons.ts';
import { favouriteHandlers } from './favourites.ts';
import type { Handlers } from './handler.ts';
import { orderTrackingHandlers } from './order-tracking.ts';
import { orderHandlers } from './orders.ts';
import { profileHandlers } from './profile.ts';
import { reservationHandlers } from './reservations.ts';
import { returnHandlers } from './returns.ts';
import { searchHandlers } from './search.ts';
import { sessionHandlers } from './sessions.ts';

/** All handlers by endpoint id. Other endpoints are recorded or generated. */
export const HANDLERS: Handlers = {
  ...catalogueHandlers,
  ...cartHandlers,
  ...caseHandlers,
  ...couponHandlers,
  ...orderHandlers,
  ...returnHandlers,
  ...sessionHandlers,
  ...profileHandlers,
  ...searchHandlers,
  ...orderTrackingHandlers,
  ...reservationHandlers,
  ...botCheckHandlers,
  ...favouriteHandlers,
};
