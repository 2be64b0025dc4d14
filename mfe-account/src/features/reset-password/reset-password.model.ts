import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { reset } from 'shared-contracts/api/accounts';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { keptToken } from '../../lib/kept-token.ts';

export type NewPassword = Record<'password' | 'password_confirmation', string>;

export const NO_PASSWORD: NewPassword = { password: '', password_confirmation: '' };

export const formShown = createEvent();
export const formLeft = createEvent();
export const passwordSubmitted = createEvent<NewPassword>();

const kept = keptToken('resetToken');

/** Runs in the browser only, so that no server render contains the token. */
const takeTokenFx = createEffect(kept.take);
const forgetTokenFx = createEffect(kept.forget);

/** Empty until the URL is read. Null without a token. */
export const $token = createStore<string | null>('', { serialize: 'ignore' }).on(
  takeTokenFx.doneData,
  (_, token) => token,
);

export const resetting = createSubmission(
  attach({
    effect: createApiEffect(reset),
    mapParams: (body: NewPassword & { token: string }) => ({ body }),
  }),
);

sample({ clock: formShown, source: $token, target: takeTokenFx });
// A reload keeps the token. Leaving the form removes it from storage, where later scripts could read it.
sample({ clock: [formLeft, resetting.done], target: forgetTokenFx });
sample({
  clock: resetting.$failure,
  filter: (failure) => failure?.code === 'LINK_EXPIRED',
  target: forgetTokenFx,
});
sample({
  clock: passwordSubmitted,
  source: $token,
  filter: (token) => Boolean(token),
  fn: (token, { password, password_confirmation }) => ({
    token: token as string,
    password,
    password_confirmation,
  }),
  target: resetting.submitted,
});
