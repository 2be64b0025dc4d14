import type { Messages } from './es.ts';

/** A wait in words: seconds up to a minute, then whole minutes. */
const wait = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

const en: Messages = {
  login: {
    title: 'Sign in',
    text: 'Sign in to see your purchases and buy faster.',
    fields: { email: 'email', password: 'password' },
    email: 'Email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    tooMany: 'There were many attempts in a row. Wait a moment and try again.',
    tooManyFor: (seconds) => `There were many attempts in a row. Wait ${wait(seconds)} and try again.`,
    unreachable: 'We could not connect. Check your connection and try again.',
  },
};

export default en;
