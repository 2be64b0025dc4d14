import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['Ana', 'Hola Ana'],
  [' María José ', 'Hola María José'],
  ["D'Angelo", "Hola D'Angelo"],
  ['', 'Hola'],
  ['gana en premio.example/ya', 'Hola'],
  ['Ana\nhttps', 'Hola'],
  ['a'.repeat(41), 'Hola'],
])('greets %j with %j', (name, words) => {
  expect(greeting(name, 'es')).toBe(words);
});
