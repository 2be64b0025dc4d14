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

describe('the error text of a form', () => {
  it('is the server’s errors, else its message, else the fallback, else the default text', () => {
    expect(textOf({})).toBe('email: wrong\nother: odd\nwhole');
    expect(textOf({ errors: [] })).toBe('message');
    expect(textOf({ errors: [], message: '' })).toBe('fallback');
    expect(failureText(serverWordsOf(null), [], '', 'es')).toMatch(/^Ha ocurrido un error inesperado/);
  });

  it('omits errors that a field shows', () => {
    expect(textOf({}, ['email'])).toBe('other: odd\nwhole');
    expect(textOf({}, ['email', 'other'])).toBe('whole');
    expect(textOf({ errors: ['wrong'], message: 'wrong' }, ['email'])).toBe('fallback');
  });

  // The test must notice this fault in shared-kit/src/failure.ts
  // - !apiError || !hasAnswer(apiError)
  // + !apiError
  // test is the fallback after TIMEOUT
  it.each(['NETWORK', 'TIMEOUT', 'BAD_ANSWER'] as const)('is the fallback after %s', (code) => {
    expect(textOf({ code })).toBe('fallback');
  });
});
