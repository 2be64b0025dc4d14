import type { Store } from 'effector';
import type { PageState } from 'shared-contracts/host';
import type { Messages } from '../messages/es.ts';
import { $messages, areLoaded } from './messages.ts';

/** What a page of this remote says of itself; none is for search engines. Null until the texts are there. */
export const pageState = (
  words: (messages: Messages) => { title: string; description: string },
): Store<PageState | null> =>
  $messages.map((messages) =>
    areLoaded(messages) ? { status: 200, head: { ...pick(words(messages)), noindex: true } } : null,
  );

const pick = ({ title, description }: { title: string; description: string }) => ({ title, description });
