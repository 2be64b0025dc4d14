import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { reset } from 'shared-contracts/api/accounts';
import { createApiEffect } from 'shared-contracts/kit/host';
import { createSubmission } from '../../lib/create-submission.ts';

export type NewPassword = Record<'password' | 'password_confirmation', string>;

export const NO_PASSWORD: NewPassword = { password: '', password_confirmation: '' };

export const formShown = createEvent();
export const passwordSubmitted = createEvent<NewPassword>();

/** The secret of the mailed link. It is read in the browser alone, so that no server's page holds it. */
const readTokenFx = createEffect(
  (): string | null => new URLSearchParams(location.search).get('token') || null,
);

/** Empty until the address was read; null: it has none. */
export const $token = createStore<string | null>('', { serialize: 'ignore' }).on(
  readTokenFx.doneData,
  (_, token) => token,
);

export const resetting = createSubmission(
  attach({
    effect: createApiEffect(reset),
    mapParams: (body: NewPassword & { token: string }) => ({ body }),
  }),
);

sample({ clock: formShown, target: readTokenFx });
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
