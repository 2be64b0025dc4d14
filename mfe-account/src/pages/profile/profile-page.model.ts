import { sample } from 'effector';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { profileWanted } from '../../lib/profile.model.ts';

export const { opened, entered, $page } = createCustomerPage('profile', ({ profile }) => profile);

sample({ clock: entered, fn: () => {}, target: profileWanted });
