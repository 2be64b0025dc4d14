/** How strong the password is that is being chosen. It never leaves the page for it. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';

/** From `short`, which is refused, to what nobody guesses. */
export const STRENGTHS = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const passwordTyped = createEvent<string>();

const judgeFx = createEffect(async (password: string): Promise<number> => {
  const { judgePassword } = await import(/* webpackChunkName: "password-strength" */ './judge-password.ts');
  return judgePassword(password);
});

/** Scores 0 and 1 are guessed by who tries. */
const BY_SCORE: readonly Strength[] = ['weak', 'weak', 'fair', 'good', 'strong'];

const $password = createStore('', { serialize: 'ignore' }).on(passwordTyped, (_, password) => password);
/** Null while nothing is typed, or while it is not known. */
export const $strength = createStore<Strength | null>(null, { serialize: 'ignore' });

const isLongEnough = (password: string): boolean => password.length >= PASSWORD_LENGTH.min;

sample({
  clock: passwordTyped,
  filter: (password) => !isLongEnough(password),
  fn: (password) => (password === '' ? null : ('short' as const)),
  target: $strength,
});
sample({ clock: passwordTyped, filter: isLongEnough, target: judgeFx });
// Typing goes on while the library loads: only the word about the latest counts.
sample({
  clock: judgeFx.done,
  source: $password,
  filter: (password, { params }) => password === params,
  fn: (_, { result }) => BY_SCORE[result] ?? 'weak',
  target: $strength,
});
// A hint that cannot be had is left out.
sample({ clock: judgeFx.fail, fn: () => null, target: $strength });
