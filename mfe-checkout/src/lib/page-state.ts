import { combine, type Store } from 'effector';
import type { PageState } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { $locale } from 'shared-kit/locale';
import type { Messages } from '../messages/es.ts';
import { $messages } from './messages.ts';

/**
 * Head of a page, the same for every shopper. Search engines may list the cart and the page of cases,
 * because all other pages belong to one shopper. Null until the texts are loaded.
 */
export const pageState = (
  words: (messages: Messages, locale: Locale) => { title: string; description: string },
  { noindex = true } = {},
): Store<PageState | null> =>
  combine($messages, $locale, (messages, locale) => {
    if (!('common' in messages)) return null;
    const { title, description } = words(messages, locale);
    return { status: 200, head: { title, description, noindex } };
  });
