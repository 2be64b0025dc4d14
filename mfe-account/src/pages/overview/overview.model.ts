import { sample } from 'effector';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createOwnOrders } from '../../lib/own-orders.model.ts';
import { profileWanted } from '../../lib/profile.model.ts';

const LAST = { page: 1, perPage: 3 };

export const { opened, entered, $page } = createCustomerPage('overview', ({ overview }) => overview);
export const { wanted, retried, $orders: $lastOrders } = createOwnOrders();

sample({ clock: entered, fn: () => {}, target: profileWanted });
sample({ clock: entered, fn: () => LAST, target: wanted });
