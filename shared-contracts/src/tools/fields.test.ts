import * as v from 'valibot';
import { expect, it } from 'vitest';
import { text } from './fields.ts';

it.each([
  ['lines', 'Ana\n\nPulsa Reservar: es gratis', 'Ana Pulsa Reservar: es gratis'],
  ['signs that turn the direction of a text', 'Ana\u202Esoñeuq', 'Ana soñeuq'],
  ['other controls', ' A\u0000B\u2028C\t', 'A B C'],
])('text of an assistant has no %s, which could forge the question to the shopper', (_, given, shown) => {
  expect(v.parse(text(60), given)).toBe(shown);
});

it('refuses a text of spaces, and one that is too long', () => {
  expect(v.safeParse(text(3), '\n \u202E').success).toBe(false);
  expect(v.safeParse(text(3), 'abcd').success).toBe(false);
});
