import { attach, sample } from 'effector';
import { reset } from 'shared-contracts/api/accounts';
import { verifySession } from 'shared-contracts/api/sessions';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $session } from '../../lib/customer-page.model.ts';
import { createLinkToken, isLinkRefused } from '../../lib/link-token.model.ts';

export const NO_PASSWORD = { password: '', password_confirmation: '' };

const { pageShown, pageLeft, forgetFx, $token } = createLinkToken('resetToken');

export { $token, pageLeft, pageShown };

export const resetting = createSubmission(
  attach({
    source: $token,
    effect: createApiEffect(reset),
    // The form is shown only with a token.
    mapParams: (passwords: typeof NO_PASSWORD, token) => ({ body: { token: token ?? '', ...passwords } }),
  }),
);

sample({ clock: resetting.done, target: forgetFx });
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
