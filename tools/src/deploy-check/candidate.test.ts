import { expect, it } from 'vitest';
import { candidateId } from './candidate.ts';

it.each(['checkout', 'mfe-checkout'])('names the candidate of %s', (word) => {
  expect(candidateId(word)).toBe('checkout');
});

it.each([
  [[], 'Which one? One of: '],
  [['cellar'], 'Which one? One of: '],
  [['checkout', 'catalog'], 'One at a time, not checkout catalog'],
])('refuses %j, so that no word is ignored', (words, message) => {
  expect(() => candidateId(...words)).toThrow(message);
});
