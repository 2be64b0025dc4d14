import { createMessages } from 'shared-kit/messages';
import type { Messages } from '../messages/es.ts';

export const messages = createMessages<Messages>({
  es: () => import(/* webpackChunkName: "messages-es" */ '../messages/es.ts'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts'),
});
export const { $messages, useMessages } = messages;
