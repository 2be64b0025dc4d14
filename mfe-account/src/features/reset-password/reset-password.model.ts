import { attach, createEvent, sample } from 'effector';
import { reset } from 'shared-contracts/api/accounts';
import { verifySession } from 'shared-contracts/api/sessions';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $session } from '../../lib/customer-page.model.ts';
import { createLinkToken, isLinkRefused } from '../../lib/link-token.model.ts';

export const NO_PASSWORD = { password: '', password_confirmation: '' };
export type NewPassword = typeof NO_PASSWORD;

export const formShown = createEvent();
export const formLeft = createEvent();
export const passwordSubmitted = createEvent<NewPassword>();

const { takeFx, forgetFx, $token } = createLinkToken('resetToken');

export { $token };

export const resetting = createSubmission(
  attach({
    effect: createApiEffect(reset),
    mapParams: (body: NewPassword & { token: string }) => ({ body }),
  }),
);

sample({ clock: formShown, source: $token, target: takeFx });
// A reload keeps the token. Leaving the form removes it from storage, where later scripts could read it.
sample({ clock: [formLeft, resetting.done], target: forgetFx });
sample({ clock: resetting.$failure, filter: isLinkRefused, target: forgetFx });
/** Whether another customer is signed in, who stays so. */
export const $isSignedIn = $session.map(({ kind }) => kind === 'customer');
// A new password ends the sessions of its account. If that account is signed in here, this call makes the shell notice.
sample({
  clock: resetting.done,
  filter: $isSignedIn,
  fn: () => ({}),
  target: createApiEffect(verifySession),
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
