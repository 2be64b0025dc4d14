import { sample } from 'effector';
import { editingCancelled, savedAddresses } from '../../features/edit-address/edit-address.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';

const page = createCustomerPage('addresses', (messages) => messages.addresses);
export const { opened, $page } = page;

sample({ clock: opened, target: editingCancelled });
sample({ clock: page.entered, target: savedAddresses.wanted });
