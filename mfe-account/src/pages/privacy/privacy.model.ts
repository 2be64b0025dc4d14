import { sample } from 'effector';
import { sessionsWanted } from '../../features/end-sessions/end-sessions.model.ts';
import { consentsWanted } from '../../features/give-consent/give-consent.model.ts';
import { createCustomerPage } from '../../lib/customer-page.model.ts';

const page = createCustomerPage('privacy', ({ privacy }) => privacy);
export const { opened, $page } = page;

sample({ clock: page.entered, fn: () => {}, target: [sessionsWanted, consentsWanted] });
