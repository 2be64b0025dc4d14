import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $strength, passwordTyped } from './password-strength.model.ts';

const strengthOf = async (...typed: string[]) => {
  const scope = fork();
  await Promise.all(typed.map((params) => allSettled(passwordTyped, { scope, params })));
  return scope.getState($strength);
};

describe('the strength of a password', () => {
  it.each([
    ['nothing typed', '', null],
    ['fewer than ten characters', 'abc', 'short'],
    ['a common password', 'password123', 'weak'],
    ['a row of the keyboard', 'qwertyuiop', 'weak'],
    ['a phrase', 'una frase de otoño con viento', 'strong'],
  ])('%s', async (_, password, strength) => {
    expect(await strengthOf(password)).toBe(strength);
  });

  it('does not call a long password short while it is computed', async () => {
    const scope = fork();
    await allSettled(passwordTyped, { scope, params: 'una frase' });
    const judged = allSettled(passwordTyped, { scope, params: 'una frase de otoño' });
    expect(scope.getState($strength)).toBe(null);
    await judged;
    expect(scope.getState($strength)).not.toBe(null);
  });

  it('belongs to the last typed password', async () => {
    expect(await strengthOf('una frase de otoño con viento', 'abc')).toBe('short');
    expect(await strengthOf('una frase de otoño con viento', '')).toBe(null);
  });
});
