import type { Store } from 'effector';
import type { PageState } from 'shared-contracts/host';
import type { Messages } from '../messages/es.ts';
import { $messages, areLoaded } from './messages.ts';

/**
 * Status and head of a page. Search engines must not index any page of this remote. Null until the texts are
 * loaded.
 */
export const pageState = (
  words: (messages: Messages) => { title: string; description: string },
): Store<PageState | null> =>
  $messages.map((messages) => {
    if (!areLoaded(messages)) return null;
    const { title, description } = words(messages);
    return { status: 200, head: { title, description, noindex: true } };
  });
