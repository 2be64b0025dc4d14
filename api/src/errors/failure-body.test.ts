import { expect, it } from 'vitest';
import { toFailureBody } from './failure-body.ts';

it.each([null, undefined, 'a text', new Error('broken')])(
  'answers INTERNAL for the thrown value %s',
  (thrown) => {
    expect(toFailureBody(thrown, 'en').code).toBe('INTERNAL');
  },
);

it.each(['EAI_AGAIN', 'EHOSTUNREACH'])('answers UNAVAILABLE while the database fails with %s', (code) => {
  const failure = Object.assign(new Error('connect'), { code });
  expect(toFailureBody(failure, 'en').code).toBe('UNAVAILABLE');
});
