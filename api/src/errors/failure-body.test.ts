import { expect, it } from 'vitest';
import { toFailureBody } from './failure-body.ts';

it.each([null, undefined, 'a text', new Error('broken')])(
  'answers INTERNAL for the thrown value %s',
  (thrown) => {
    expect(toFailureBody(thrown, 'en').code).toBe('INTERNAL');
  },
);
