import { createEvent } from 'effector';
import type { PageState } from 'shared-contracts/host';
import type { PageRequest } from 'shared-kit/page';
import { $messages } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';

/** Null until the texts are loaded. */
const toPage = ({ {{camel}}: texts }: Partial<Messages>): PageState | null =>
  texts
    ? { status: 200, head: { title: texts.title, description: texts.title, canonical: '{{path}}' } }
    : null;

export const opened = createEvent<PageRequest>();

export const $page = $messages.map(toPage);
