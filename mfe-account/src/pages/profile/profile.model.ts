import { sample } from 'effector';
import { emailChange } from '../../features/change-email/change-email.model.ts';
import { passwordChange } from '../../features/change-password/change-password.model.ts';
import { profileChange } from '../../features/change-profile/change-profile.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { ownProfile } from '../../lib/profile.model.ts';

const page = createCustomerPage('profile', (messages) => messages.profile);
export const { opened, $page } = page;

// Each visit begins without the results of earlier submissions.
sample({ clock: opened, target: [profileChange.forgotten, emailChange.forgotten, passwordChange.forgotten] });
// `entered` comes after `opened`, as soon as the customer is known.
sample({ clock: page.entered, target: ownProfile.wanted });
