import { sample } from 'effector';
import { sessionsWanted } from '../../features/end-sessions/end-sessions.model.ts';
import { consentsWanted } from '../../features/give-consent/give-consent.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';

export const { opened, entered, $page } = createCustomerPage('privacy', ({ privacy }) => privacy);

sample({ clock: entered, fn: () => {}, target: [sessionsWanted, consentsWanted] });
