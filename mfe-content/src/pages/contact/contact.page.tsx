import { combine } from 'effector';
import { readDocument } from 'shared-contracts/api/documents';
import { $host, createDataEffect } from 'shared-kit/host';
import type { Page } from 'shared-kit/page';
import type { ContactRoom } from '../../lib/contact-paths.ts';
import { createReadingOf } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfContact } from './contact-head.ts';
import { ContactView } from './contact-view.tsx';

const helpFx = createDataEffect(readDocument['need-help']);

/** Query for the help text. All contact pages show parts of it, so a change of page needs no request. */
const help = createReadingOf({ name: 'contact', ask: () => helpFx({}), keyOf: () => 'need-help' });

const createRoom = (room: ContactRoom): Page => ({
  View: () => <ContactView room={room} reading={help} />,
  opened: help.opened,
  $page: combine({ outcome: help.$outcome, messages: $messages, host: $host }, (facts) =>
    pageOfContact({ room, ...facts }),
  ),
});

export const rooms: Readonly<Record<ContactRoom, Page>> = {
  person: createRoom('person'),
  company: createRoom('company'),
  questions: createRoom('questions'),
};
