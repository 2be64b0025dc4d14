import { combine } from 'effector';
import { readHome } from 'shared-contracts/api/pages';
import { $host, createDataEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { $messages } from '../../lib/messages.ts';
import { pageOfHome } from './home-head.ts';

export const home = createQuery({
  load: createDataEffect(readHome),
  sid: 'home-outcome',
  keepOnFailure: true,
});

export const opened = home.requested.prepend<PageRequest>(() => ({}));

export const $page = combine(
  { outcome: home.$outcome, messages: $messages, config: $host.map((host) => host?.config ?? null) },
  pageOfHome,
);
