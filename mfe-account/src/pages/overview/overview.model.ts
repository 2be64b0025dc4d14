import { sample } from 'effector';
import { verification } from '../../features/confirm-email/confirm-email.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createOwnOrders } from '../../lib/own-orders.model.ts';
import { ownProfile } from '../../lib/profile.model.ts';

/** Orders on the overview. */
const LAST_ORDERS = 3;

const page = createCustomerPage('overview', (messages) => messages.overview);
export const { opened, $page } = page;
export const lastOrders = createOwnOrders(LAST_ORDERS);

sample({ clock: opened, target: verification.forgotten });
sample({ clock: page.entered, target: ownProfile.wanted });
sample({ clock: page.entered, fn: () => 1, target: lastOrders.wanted });
