import { attach } from 'effector';
import { sendVerification } from 'shared-contracts/api/accounts';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

/** Sends the e-mail confirmation link again. */
export const verification = createCustomerSubmission(
  attach({ effect: createApiEffect(sendVerification), mapParams: () => ({}) }),
);
