import { readDocument } from 'shared-contracts/api/documents';
import { createDataEffect } from 'shared-kit/host';
import type { Page } from 'shared-kit/page';
import type { ContactRoom } from '../../lib/contact-paths.ts';
import { createReading } from '../../lib/create-reading.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { pageOfContact } from './contact-head.ts';
import { ContactView } from './contact-view.tsx';

const helpFx = createDataEffect(readDocument['need-help']);

/** Query for the help text. All contact pages show parts of it, so a change of page needs no request. */
const help = createReading({ name: 'contact', ask: () => helpFx({}), keyOf: () => 'need-help' });

const createRoom = (room: ContactRoom): Page => ({
  View: () => <ContactView room={room} reading={help} />,
  opened: help.requested,
  $page: readingPage(help, (text, { host }) => pageOfContact(room, text, host)),
});

export const rooms: Readonly<Record<ContactRoom, Page>> = {
  person: createRoom('person'),
  company: createRoom('company'),
  questions: createRoom('questions'),
};
