import { attach } from 'effector';
import { changePassword } from 'shared-contracts/api/profile';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

export type PasswordValues = Record<'current_password' | 'password' | 'password_confirmation', string>;

export const NO_PASSWORDS: PasswordValues = { current_password: '', password: '', password_confirmation: '' };

export const passwordChange = createCustomerSubmission(
  attach({
    effect: createApiEffect(changePassword),
    mapParams: ({ current_password, password, password_confirmation }: PasswordValues) => ({
      body: { current_password, password, password_confirmation },
    }),
  }),
);
