import { attach } from 'effector';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { type Credentials, signInFx } from '../../lib/customer/customer.model.ts';

export const signingIn = createSubmission(
  attach({
    effect: signInFx,
    mapParams: ({ email, password }: Credentials) => ({ email: email.trim(), password }),
  }),
);
