import { sample } from 'effector';
import { downloading } from '../../features/download-data/download-data.model.ts';
import { ending, endingOthers, openSessions } from '../../features/end-sessions/end-sessions.model.ts';
import { erasureCancelled } from '../../features/erase-account/erase-account.model.ts';
import { consenting, ownConsents } from '../../features/give-consent/give-consent.model.ts';
import { correcting, limiting, ownRequests } from '../../features/limit-data/limit-data.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';

const page = createCustomerPage('privacy', (messages) => messages.privacy);
export const { opened, $page } = page;

sample({
  clock: opened,
  target: [
    ending.forgotten,
    endingOthers.forgotten,
    consenting.forgotten,
    downloading.forgotten,
    erasureCancelled,
    limiting.forgotten,
    correcting.forgotten,
  ],
});
sample({ clock: page.entered, target: [openSessions.wanted, ownConsents.wanted, ownRequests.wanted] });
// Stopping advertising ends the newsletter, and a subscription allows advertising again.
sample({ clock: limiting.done, target: [consenting.forgotten, ownConsents.wanted] });
sample({ clock: consenting.done, target: ownRequests.wanted });
