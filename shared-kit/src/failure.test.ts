import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { failureText, serverWordsOf } from './failure.ts';

const body = {
  code: 'VALIDATION_FAILED',
  message: 'message',
  errors: ['email: wrong', 'other: odd', 'whole'],
  fields: { email: 'wrong', other: 'odd' },
} as const;
const textOf = (error: object, shown: readonly string[] = []) =>
  failureText(
    serverWordsOf(new ApiError({ ...body, errors: [...body.errors], ...error })),
    shown,
    'fallback',
    'es',
  );

describe('the words of a failed form', () => {
  it('are the server’s errors by lines, then its message, then the fallback, then the general sentence', () => {
    expect(textOf({})).toBe('email: wrong\nother: odd\nwhole');
    expect(textOf({ errors: [] })).toBe('message');
    expect(textOf({ errors: [], message: '' })).toBe('fallback');
    expect(failureText(serverWordsOf(null), [], '', 'es')).toMatch(/^Ha ocurrido un error inesperado/);
  });

  it('leave out what a field of the form shows', () => {
    expect(textOf({}, ['email'])).toBe('other: odd\nwhole');
    expect(textOf({}, ['email', 'other'])).toBe('whole');
    expect(textOf({ errors: ['wrong'], message: 'wrong' }, ['email'])).toBe('fallback');
  });

  it.each(['NETWORK', 'TIMEOUT', 'BAD_ANSWER'] as const)(
    'are the fallback after %s, when no server answered',
    (code) => {
      expect(textOf({ code })).toBe('fallback');
    },
  );
});
