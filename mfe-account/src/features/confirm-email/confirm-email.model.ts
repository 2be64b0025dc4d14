import { attach } from 'effector';
import { sendVerification } from 'shared-contracts/api/accounts';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';

/** Sends the e-mail confirmation link again. */
export const verification = createSubmission(
  attach({ effect: createApiEffect(sendVerification), mapParams: () => ({}) }),
);
