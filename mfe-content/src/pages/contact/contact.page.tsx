import { readDocument } from 'shared-contracts/api/documents';
import { createDataEffect } from 'shared-kit/host';
import type { Page } from 'shared-kit/page';
import type { ContactPage } from '../../lib/contact-paths.ts';
import { createReading } from '../../lib/create-reading.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { pageOfContact } from './contact-head.ts';
import { ContactView } from './contact-view.tsx';

const helpFx = createDataEffect(readDocument['need-help']);

/** Query for the help text. All contact pages show parts of it, so a change of page needs no request. */
const help = createReading({ name: 'contact', ask: () => helpFx({}), keyOf: () => 'need-help' });

const createContactPage = (page: ContactPage): Page => ({
  View: () => <ContactView page={page} reading={help} />,
  opened: help.requested,
  $page: readingPage(help, (text, { host }) => pageOfContact(page, text, host)),
});

export const contactPages: Readonly<Record<ContactPage, Page>> = {
  person: createContactPage('person'),
  company: createContactPage('company'),
  questions: createContactPage('questions'),
};
