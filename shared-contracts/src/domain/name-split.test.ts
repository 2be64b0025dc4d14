import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitName } from './name-split.ts';

describe('splitName', () => {
  it.each([
    ['Ana Rojas', 'Ana', 'Rojas'],
    ['Ana María Rojas', 'Ana María', 'Rojas'],
    ['Ana María Rojas Soto', 'Ana María', 'Rojas Soto'],
    ['  Ana \t Rojas ', 'Ana', 'Rojas'],
    ['Ana', 'Ana', 'Ana'],
    ['Ana María de la Luz Rojas', 'Ana María de la Luz Rojas', 'Ana María de la Luz Rojas'],
    ['Ana María Rojas Soto Díaz', 'Ana María Rojas Soto Díaz', 'Ana María Rojas Soto Díaz'],
    ['', '', ''],
  ])('splits %j into %j and %j', (text, name, surname) => {
    expect(splitName(text)).toEqual({ name, surname });
  });

  it('keeps every word in its order, none twice, for two to four words', () => {
    const word = fc.stringMatching(/^[a-zñ]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), (words) => {
        const { name, surname } = splitName(words.join(' '));
        expect(`${name} ${surname}`).toBe(words.join(' '));
      }),
    );
  });
});
