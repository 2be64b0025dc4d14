import { expect, it } from 'vitest';
import { isKnownEtag } from './etag.ts';

it.each([
  ['*', true],
  ['"other", W/"a"', true],
  ['"other"', false],
  [undefined, false],
])('If-None-Match %s knows the ETag "a": %s', (header, isKnown) => {
  expect(isKnownEtag(header, '"a"')).toBe(isKnown);
});
