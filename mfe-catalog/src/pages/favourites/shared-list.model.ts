import { attach, combine, createEvent, sample } from 'effector';
import { readSharedFavourites } from 'shared-contracts/api/favourites';
import type { PageState } from 'shared-contracts/host';
import { createDataEffect } from 'shared-kit/host';
import { $locale } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { isMissing } from 'shared-kit/query/outcome';
import { WORDS } from './shared-list.words.ts';

export const opened = createEvent<PageRequest>();

const readFx = attach({
  effect: createDataEffect(readSharedFavourites),
  mapParams: (token: string) => ({ params: { token } }),
});
export const list = createQuery({
  load: readFx,
  sid: 'shared-favourites-outcome',
  keyOf: (token) => token,
});
sample({ clock: opened, fn: ({ params }) => params.list ?? '', target: list.requested });

export const $page = combine(list.$outcome, $locale, (outcome, locale): PageState | null => {
  if (outcome.kind === 'pending') return null;
  const { title, description } = WORDS[locale];
  const head = { title, description, noindex: true };
  if (outcome.kind === 'failed') return { status: isMissing(outcome) ? 404 : 503, head };
  return { status: 200, head: { ...head, title: outcome.data.name } };
});
