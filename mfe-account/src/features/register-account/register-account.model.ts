import { attach, sample } from 'effector';
import { register } from 'shared-contracts/api/accounts';
import { hrefs } from 'shared-contracts/hrefs';
import { createCheckedEffect } from 'shared-kit/bot-check/create-checked-effect';
import { navigateFx } from 'shared-kit/host';
import { signInFx } from 'shared-kit/sign-in';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $isAuthPageShown, signInFinished } from '../../lib/sign-in/after-sign-in.model.ts';

const PERSON = ['name', 'last_name', 'rut', 'email', 'phone'] as const;
const COMPANY = ['company_name', 'social_reason', 'giro'] as const;

export const NO_REGISTRATION = {
  type: 'person',
  name: '',
  last_name: '',
  rut: '',
  email: '',
  phone: '',
  company_name: '',
  social_reason: '',
  giro: '',
  password: '',
  password_confirmation: '',
  terms: false,
  newsletter: false,
};
export type Registration = typeof NO_REGISTRATION;

/** Converts the values to the API's body. Omits company fields for a person. Does not trim passwords. */
const toBody = (values: Registration) => {
  const lines = values.type === 'company' ? [...PERSON, ...COMPANY] : PERSON;
  const { type, terms, newsletter, password, password_confirmation } = values;
  const trimmed = Object.fromEntries(lines.map((name) => [name, values[name].trim()]));
  return { type, ...trimmed, password, password_confirmation, terms, newsletter };
};

export const registration = createSubmission(
  attach({ effect: createCheckedEffect('register', register), mapParams: toBody }),
);
const enterFx = attach({ effect: signInFx });
export const $isEntering = enterFx.pending;

sample({
  clock: registration.done,
  fn: ({ params: { email, password } }) => ({ email: email.trim(), password }),
  target: enterFx,
});
sample({ clock: enterFx.done, fn: () => hrefs.account, target: signInFinished });
// The account exists. When the automatic login fails, the customer logs in on the login page.
sample({
  clock: enterFx.fail,
  filter: $isAuthPageShown,
  fn: () => ({ href: hrefs.login, replace: true }),
  target: navigateFx,
});
