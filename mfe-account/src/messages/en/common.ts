import type { Messages } from '../es.ts';

/** Duration as text: seconds up to a minute, then whole minutes. */
const wait = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

export const common: Messages['common'] = {
  forgotPassword: 'Did you forget your password?',
  retry: 'Try again',
  optional: 'optional',
  cancel: 'Cancel',
  undo: 'Undo',
  failedTitle: 'We could not load this part',
  failedText: 'Check your connection and try again.',
  tooMany: 'There were many attempts in a row. Wait a moment and try again.',
  tooManyFor: (seconds) => `There were many attempts in a row. Wait ${wait(seconds)} and try again.`,
  unreachable: 'We could not connect. Check your connection and try again.',
  botCheckFailed: 'We could not check that you are a person. Try again.',
  linkExpired: 'This link is no longer valid. Ask for a new one.',
  tooManyAddresses: 'You have saved as many addresses as there is room for. Delete one to add another.',
  checking: 'Checking that you are a person…',
};
