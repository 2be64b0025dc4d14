import { combine, createEvent, createStore, sample } from 'effector';
import { readHome } from 'shared-contracts/api/pages';
import { failureCodeOf } from 'shared-kit/failure';
import { $host, createApiEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { $messages } from '../../lib/messages.ts';
import { pageOfHome } from './home-head.ts';
import type { Outcome } from './home-outcome.ts';

const PENDING: Outcome = { kind: 'pending' };

export const opened = createEvent<PageRequest>();
export const retryClicked = createEvent();

const readHomeFx = createApiEffect(readHome);

export const $outcome = createStore<Outcome>(PENDING);
export const $isLoading = readHomeFx.pending;
export const $page = combine(
  { outcome: $outcome, messages: $messages, config: $host.map((host) => host?.config ?? null) },
  pageOfHome,
);

// The shell may open a page twice: first to prepare it, then to show it.
sample({
  clock: [opened, retryClicked],
  source: $isLoading,
  filter: (isLoading) => !isLoading,
  fn: () => ({}),
  target: readHomeFx,
});
sample({
  clock: readHomeFx.doneData,
  fn: ({ data }): Outcome => ({ kind: 'ready', home: data }),
  target: $outcome,
});
// Keep the visible home page when a refresh fails.
sample({
  clock: readHomeFx.failData,
  source: $outcome,
  filter: ({ kind }) => kind !== 'ready',
  fn: (_, error): Outcome => ({ kind: 'failed', code: failureCodeOf(error) }),
  target: $outcome,
});
