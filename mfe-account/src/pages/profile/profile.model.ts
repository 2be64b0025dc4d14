import { sample } from 'effector';
import { emailChange } from '../../features/change-email/change-email.model.ts';
import { passwordChange } from '../../features/change-password/change-password.model.ts';
import { profileChange } from '../../features/change-profile/change-profile.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { profileWanted } from '../../lib/profile.model.ts';

const page = createCustomerPage('profile', ({ profile }) => profile);
export const { opened, $page } = page;

sample({ clock: opened, target: [profileChange.forgotten, emailChange.forgotten, passwordChange.forgotten] });
sample({ clock: page.entered, target: profileWanted });
