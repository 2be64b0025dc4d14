import { sample } from 'effector';
import { addressesWanted } from '../../features/edit-address/edit-address.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';

const page = createCustomerPage('addresses', ({ addresses }) => addresses);
export const { opened, $page } = page;

sample({ clock: page.entered, fn: () => {}, target: addressesWanted });
