import { consentWords } from 'shared-contracts/domain/consent-words/en';
import type { Messages } from '../es.ts';

export const login: Messages['login'] = {
  title: 'Sign in',
  text: 'Sign in to see your purchases and buy faster.',
  fields: { email: 'email', password: 'password' },
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  recover: 'Recover password',
  newHere: 'No account yet?',
  register: 'Create an account',
};

export const register: Messages['register'] = {
  title: 'Create account',
  text: 'Keep your addresses, follow your orders and buy faster.',
  form: 'Account details',
  type: 'Who is the account for?',
  person: 'Person',
  company: 'Company',
  companyTitle: 'Company details',
  personTitle: 'Your details',
  contactTitle: 'Contact person',
  accessTitle: 'To sign in',
  terms: consentWords.terms,
  newsletter: consentWords.newsletter,
  privacy: 'How we look after your data',
  submit: 'Create account',
  haveAccount: 'Already have an account?',
  login: 'Sign in',
};

export const recover: Messages['recover'] = {
  title: 'Recover password',
  text: 'Write your email and we send you a link to choose a new password.',
  form: 'Recover password',
  submit: 'Send link',
  sentTitle: 'Check your email',
  sentText:
    'If there is an account with that email, a link to choose a new password will arrive in a few minutes. Look in the spam folder too.',
  back: 'Back to sign in',
};

export const reset: Messages['reset'] = {
  title: 'Choose a new password',
  text: 'Saving it ends every open session of your account.',
  form: 'Choose password',
  submit: 'Save password',
  expiredText: 'Links work only once and for a short time.',
  again: 'Ask for a new link',
  doneTitle: 'Your password has changed',
  doneText: 'You can sign in with your new password now.',
  login: 'Sign in',
};
