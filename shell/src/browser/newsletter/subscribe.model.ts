/**
 * Newsletter subscription (docs/product/forms.md#newsletter). One request at a time; results appear in a
 * dialog.
 */
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { DialogOpen, DialogOpenResult } from 'shared-contracts/bus/topics';
import { SERVER_PROBLEM, TITLE } from 'shared-contracts/domain/error-catalogue';
import type { Locale } from 'shared-contracts/locale';

/** Texts of the dialogs. */
export interface SubscribeWords {
  locale: Locale;
  /** Title and description of the newsletter, from the layout content. */
  title: string;
  text: string;
  /** Says that a mail was sent, whose link the subscriber must open: the law requires a confirmed e-mail. */
  sent: string;
}

export const $words = createStore<SubscribeWords>({ locale: 'es', title: '', text: '', sent: '' });
export const subscribeSubmitted = createEvent<{ email: string }>();
export const subscribeFx = createEffect<string, void>();
export const openDialogFx = createEffect<DialogOpen, DialogOpenResult>();
/** Number of successful subscriptions. */
export const $sent = createStore(0).on(subscribeFx.done, (count) => count + 1);
export const $isSending = subscribeFx.pending;

const thanks = ({ title, text, sent }: SubscribeWords): DialogOpen => ({
  type: 'success',
  title,
  description: `${text}\n\n${sent}`,
});
const failure = ({ locale }: SubscribeWords): DialogOpen => ({
  type: 'error',
  title: TITLE[locale],
  description: SERVER_PROBLEM[locale],
});

sample({
  clock: subscribeSubmitted,
  source: $isSending,
  filter: (isSending) => !isSending,
  fn: (_, { email }) => email.trim(),
  target: subscribeFx,
});
sample({ clock: subscribeFx.done, source: $words, fn: thanks, target: openDialogFx });
sample({ clock: subscribeFx.fail, source: $words, fn: failure, target: openDialogFx });
