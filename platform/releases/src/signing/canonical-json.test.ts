import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('sorts keys on every level, and keeps the order of lists', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'é"' }, null, 2.5], a: true, skipped: undefined })).toBe(
    '{"a":true,"b":[{"c":"é\\"","d":1},null,2.5]}',
  );
});

it('sorts keys by their UTF-16 units, as RFC 8785 requires', () => {
  expect(canonicalJson({ '\u20ac': 1, '1': 2, '\r': 3, '\ufb33': 4, '\ud83d\ude00': 5 })).toBe(
    '{"\\r":3,"1":2,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":4}',
  );
});
