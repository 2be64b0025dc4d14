import type { Store } from 'effector';
import type { PageState } from 'shared-contracts/host';
import type { Messages } from '../messages/es.ts';
import { $messages } from './messages.ts';

/**
 * What a page of this remote says of itself; the server says the same for everybody. They belong to one shopper, so none is for search
 * engines, but the cart, which is a way into the shop. Null until the texts are there.
 */
export const pageState = (
  words: (messages: Messages) => { title: string; description: string },
  { noindex = true } = {},
): Store<PageState | null> =>
  $messages.map((messages) => {
    if (!('common' in messages)) return null;
    const { title, description } = words(messages);
    return { status: 200, head: { title, description, noindex } };
  });
