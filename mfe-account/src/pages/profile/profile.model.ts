import { sample } from 'effector';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { profileWanted } from '../../lib/profile.model.ts';

const page = createCustomerPage('profile', ({ profile }) => profile);
export const { opened, $page } = page;

sample({ clock: page.entered, fn: () => {}, target: profileWanted });
