import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('printable', () => {
  it.each([
    ['Ñandú — «ok» €', 'Ñandú — «ok» €'],
    // Decomposed accents become one letter.
    ['n\u0303', 'ñ'],
    ['Łucja Đorđe Ħal', 'Łucja Đorđe Ħal'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['Γιώργος, Дмитрий', 'Γιώργος, Дмитрий'],
    ['𝓗𝓸𝓵𝓪 ＡＢＣ', 'Hola ABC'],
    ['Ḥāmid', 'Hāmid'],
    ['a\u0000b\u200fc\u202ed\ud800e', 'abcde'],
    ['a\r\nb\tc', 'a\nb c'],
  ])('prints %j as %j, and loses nothing', (text, printed) => {
    expect(printable(text)).toEqual({ text: printed, lost: [] });
  });

  it('names each sign that cannot be printed once', () => {
    expect(printable('¡Feliz día! 🎉🎉 ❤️')).toEqual({ text: '¡Feliz día!', lost: ['🎉', '❤️'] });
    expect(printable('👨‍👩‍👧')).toEqual({ text: '', lost: ['👨‍👩‍👧'] });
    expect(printable('שלום').lost).toEqual(['ש', 'ל', 'ו', 'ם']);
  });

  it.each([
    ['Feliz día mamá ❤️, te queremos', 'Feliz día mamá, te queremos'],
    ['Salud 🍷🥂 y éxito 🎉!', 'Salud y éxito!'],
    ['Abrazos 🤗\nAna  Luz ', 'Abrazos\nAna  Luz '],
    ['Mamá\n🎉 Feliz día', 'Mamá\nFeliz día'],
    ['🎉 Feliz día', 'Feliz día'],
  ])('leaves no blank of a lost sign: %j', (text, printed) => {
    expect(printable(text).text).toBe(printed);
  });

  it('puts one sign in place of a row of lost ones', () => {
    expect(printable('اختبار 🍷', '?').text).toBe('? ?');
  });

  it('prints printed text again without a change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const once = printable(text).text;
        expect(printable(once)).toEqual({ text: once, lost: [] });
      }),
    );
  });
});
