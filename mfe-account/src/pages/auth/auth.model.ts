/** Login, registration and password pages. They share one content page with texts and picture. */
import { combine, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { readAuth } from 'shared-contracts/api/pages';
import type { Auth } from 'shared-contracts/api/pages.schema';
import type { PageState } from 'shared-contracts/host';
import { createApiEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { $messages, areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';

/** Content of the pages. When it is missing, pages use their own texts, because login must work without it. */
export type Content = { kind: 'pending' } | { kind: 'ready'; auth: Auth } | { kind: 'missing' };
export type AuthScreen = 'login' | 'register' | 'recover' | 'reset';

const PENDING: Content = { kind: 'pending' };

const wanted = createEvent();
const readAuthFx = createApiEffect(readAuth);

export const $content = createStore<Content>(PENDING);

sample({
  clock: wanted,
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

/** Title and text of a page. */
export const wordsOf = (screen: AuthScreen, content: Content, messages: Messages) =>
  (content.kind === 'ready' ? content.auth[screen] : undefined) ?? messages[screen];

export const createAuthPage = (
  screen: AuthScreen,
  canonical: string,
): { opened: EventCallable<PageRequest>; $page: Store<PageState | null> } => {
  const opened = createEvent<PageRequest>();
  sample({ clock: opened, fn: () => {}, target: wanted });
  const $page = combine({ content: $content, messages: $messages }, ({ content, messages }) => {
    if (content.kind === 'pending' || !areLoaded(messages)) return null;
    const own = wordsOf(screen, content, messages);
    // The content page's head is about login, so other pages use their own title.
    const { title, description } =
      screen === 'login' && content.kind === 'ready'
        ? content.auth.seo
        : { title: own.title, description: own.text };
    return { status: 200, head: { title, description, canonical, noindex: true } };
  });
  return { opened, $page };
};
