import { attach, createStore, sample } from 'effector';
import { changeEmail } from 'shared-contracts/api/accounts';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

export const NO_EMAIL = { email: '', current_password: '' };

export const emailChange = createCustomerSubmission(
  attach({
    effect: createApiEffect(changeEmail),
    mapParams: ({ email, current_password }: typeof NO_EMAIL) => ({
      body: { email: email.trim(), current_password },
    }),
  }),
);

/** E-mail to which the confirmation link was sent. Null when none was sent. */
export const $sentTo = createStore<string | null>(null, { serialize: 'ignore' }).reset([
  emailChange.submitted,
  emailChange.forgotten,
]);
sample({ clock: emailChange.done, fn: ({ params }) => params.email.trim(), target: $sentTo });
