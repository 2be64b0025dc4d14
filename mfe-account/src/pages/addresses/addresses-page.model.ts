import { sample } from 'effector';
import { addressesWanted } from '../../features/edit-address/edit-address.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';

export const { opened, entered, $page } = createCustomerPage('addresses', ({ addresses }) => addresses);

sample({ clock: entered, fn: () => {}, target: addressesWanted });
