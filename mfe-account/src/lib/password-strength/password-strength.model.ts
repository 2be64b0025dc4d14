/** Strength of a new password. Computed in the browser; the password is not sent. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';

/** Strengths in ascending order. The API refuses `short`. */
export const STRENGTHS = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const passwordTyped = createEvent<string>();

const judgeFx = createEffect(async (password: string): Promise<number> => {
  const { judgePassword } = await import(/* webpackChunkName: "password-strength" */ './judge-password.ts');
  return judgePassword(password);
});

/** Scores 0 and 1 are both weak. */
const BY_SCORE: readonly Strength[] = ['weak', 'weak', 'fair', 'good', 'strong'];

const isLongEnough = (password: string): boolean => password.length >= PASSWORD_LENGTH.min;

const $password = createStore('', { serialize: 'ignore' }).on(passwordTyped, (_, password) => password);
/** Null for an empty field, and until the first long enough text is judged. */
export const $strength = createStore<Strength | null>(null, { serialize: 'ignore' }).on(
  passwordTyped,
  (strength, password) => {
    // The strength of the text before stays, so that the hint does not blink with each character.
    if (isLongEnough(password)) return strength === 'short' ? null : strength;
    return password === '' ? null : 'short';
  },
);

sample({ clock: passwordTyped, filter: isLongEnough, target: judgeFx });
// The user may type while the library loads. Use only the result for the latest text.
sample({
  clock: judgeFx.done,
  source: $password,
  filter: (password, { params }) => password === params,
  fn: (_, { result }) => BY_SCORE[result] ?? 'weak',
  target: $strength,
});
// Show no hint when the library fails to load.
sample({ clock: judgeFx.fail, fn: () => null, target: $strength });
