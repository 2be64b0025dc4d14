import { attach } from 'effector';
import { sendVerification } from 'shared-contracts/api/accounts';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from '../../lib/create-submission.ts';

/** Mails the link that confirms the customer's address once more. */
export const verification = createSubmission(
  attach({ effect: createApiEffect(sendVerification), mapParams: () => ({}) }),
);
