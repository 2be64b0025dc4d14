import { attach } from 'effector';
import { changePassword } from 'shared-contracts/api/profile';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

export const NO_PASSWORDS = { current_password: '', password: '', password_confirmation: '' };

export const passwordChange = createCustomerSubmission(
  attach({
    effect: createApiEffect(changePassword),
    mapParams: (body: typeof NO_PASSWORDS) => ({ body }),
  }),
);
