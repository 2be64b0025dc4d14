import { sample } from 'effector';
import { verification } from '../../features/confirm-email/confirm-email.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createOwnOrders } from '../../lib/own-orders.model.ts';
import { profileWanted } from '../../lib/profile.model.ts';

/** Orders on the overview. */
const LAST_ORDERS = 3;

const page = createCustomerPage('overview', (messages) => messages.overview);
export const { opened, $page } = page;
const list = createOwnOrders(LAST_ORDERS);
export const { retried, $orders: $lastOrders } = list;

sample({ clock: opened, target: verification.forgotten });
sample({ clock: page.entered, target: profileWanted });
sample({ clock: page.entered, fn: () => 1, target: list.wanted });
