/** Login, registration and password pages. They share one content page with texts and picture. */
import { combine, createEvent, type EventCallable, sample } from 'effector';
import { readAuth } from 'shared-contracts/api/pages';
import type { Auth } from 'shared-contracts/api/pages.schema';
import type { PageState } from 'shared-contracts/host';
import { createDataEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { dataOf, type Outcome } from 'shared-kit/query/outcome';
import type { Messages } from '../../messages/es.ts';
import { $messages, areLoaded } from '../messages.ts';

export type AuthScreen = 'login' | 'register' | 'recover' | 'reset';

const wanted = createEvent();

/**
 * Content of the pages. When it is missing, pages use their own texts, because login must work without it.
 */
export const authContent = createQuery({ load: createDataEffect(readAuth), sid: 'auth-content' });

sample({
  clock: wanted,
  source: authContent.$outcome,
  filter: ({ kind }) => kind !== 'ready',
  fn: () => ({}),
  target: authContent.requested,
});

/** Title and text of a page. */
export const wordsOf = (screen: AuthScreen, content: Outcome<Auth>, messages: Messages) =>
  dataOf(content)?.[screen] ?? messages[screen];

/** @param forgotten clears the result of the page's form, so that each visit begins without it */
export const createAuthPage = (screen: AuthScreen, canonical: string, forgotten?: EventCallable<void>) => {
  const opened = createEvent<PageRequest>();
  sample({ clock: opened, target: wanted });
  if (forgotten) sample({ clock: opened, target: forgotten });
  const $page = combine(authContent.$outcome, $messages, (content, messages): PageState | null => {
    if (content.kind === 'pending' || !areLoaded(messages)) return null;
    const own = wordsOf(screen, content, messages);
    // The content page's head is about login, so other pages use their own title.
    const { title, description } =
      screen === 'login' && content.kind === 'ready'
        ? content.data.seo
        : { title: own.title, description: own.text };
    return { status: 200, head: { title, description, canonical, noindex: true } };
  });
  return { opened, $page };
};
