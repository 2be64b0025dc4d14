import { createEvent } from 'effector';
import type { PageState } from 'shared-contracts/host';
import type { PageRequest } from 'shared-kit/page';
import { $messages, areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';

const toPage = (messages: Messages): PageState | null => {
  if (!areLoaded(messages)) return null;
  const { title } = messages.home;
  return { status: 200, head: { title, description: title, canonical: '{{path}}' } };
};

export const opened = createEvent<PageRequest>();

export const $page = $messages.map(toPage);
