import { combine, createEvent, createStore, sample } from 'effector';
import { readAuth } from 'shared-contracts/api/pages';
import type { Auth } from 'shared-contracts/api/pages.schema';
import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { createApiEffect } from 'shared-contracts/kit/host';
import type { PageRequest } from 'shared-contracts/kit/page';
import { $messages, areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';

/** The merchant's words and picture. Without them the page has words of its own: signing in goes before looks. */
export type Content = { kind: 'pending' } | { kind: 'ready'; auth: Auth } | { kind: 'missing' };

const PENDING: Content = { kind: 'pending' };

const toPage = ({ content, messages }: { content: Content; messages: Messages }): PageState | null => {
  if (content.kind === 'pending' || !areLoaded(messages)) return null;
  const { title, text } = messages.login;
  const seo = content.kind === 'ready' ? content.auth.seo : { title, description: text };
  const { description } = seo;
  return { status: 200, head: { title: seo.title, description, canonical: hrefs.login, noindex: true } };
};

export const opened = createEvent<PageRequest>();

const readAuthFx = createApiEffect(readAuth);

export const $content = createStore<Content>(PENDING);
export const $page = combine({ content: $content, messages: $messages }, toPage);

sample({
  clock: opened,
  source: { content: $content, isLoading: readAuthFx.pending },
  filter: ({ content, isLoading }) => content.kind !== 'ready' && !isLoading,
  fn: () => ({}),
  target: readAuthFx,
});
sample({
  clock: readAuthFx.doneData,
  fn: ({ data }): Content => ({ kind: 'ready', auth: data }),
  target: $content,
});
sample({ clock: readAuthFx.fail, fn: (): Content => ({ kind: 'missing' }), target: $content });
