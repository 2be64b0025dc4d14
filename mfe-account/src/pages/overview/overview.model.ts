import { sample } from 'effector';
import { verification } from '../../features/confirm-email/confirm-email.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createOwnOrders } from '../../lib/own-orders.model.ts';
import { profileWanted } from '../../lib/profile.model.ts';

const LAST = { page: 1, perPage: 3 };

const page = createCustomerPage('overview', (messages) => messages.overview);
export const { opened, $page } = page;
const list = createOwnOrders();
export const { retried, $orders: $lastOrders } = list;

sample({ clock: opened, target: verification.forgotten });
sample({ clock: page.entered, target: profileWanted });
sample({ clock: page.entered, fn: () => LAST, target: list.wanted });
