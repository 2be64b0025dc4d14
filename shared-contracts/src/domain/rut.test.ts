import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRut, formatRutWhileTyping, isInvoiceRut, isValidRut, normalizeRut } from './rut.ts';
import vectors from './rut-vectors.json' with { type: 'json' };

/** A valid RUT made by trying all check digits, so that the rule is not tested against itself alone. */
const rut = fc.integer({ min: 1, max: 99_999_999 }).map((body) => {
  const valid = [...'0123456789K'].map((digit) => `${body}-${digit}`).filter(isValidRut);
  expect(valid).toHaveLength(1);
  return valid[0] as string;
});

describe('normalizeRut', () => {
  // The test must notice this fault in shared-contracts/src/domain/rut.ts
  // - (2 + (i % 6))
  // + (2 + (i % 7))
  // test accepts "10.000.013-K" in the stored form
  it.each([...vectors.valid, ...vectors.validAfterTrimOrPadding])('accepts %j in the stored form', (text) => {
    const plain = text
      .replace(/[^\dkK]/g, '')
      .replace(/^0+/, '')
      .toUpperCase();
    expect(normalizeRut(text)).toBe(`${plain.slice(0, -1)}-${plain.slice(-1)}`);
    expect(isValidRut(text)).toBe(true);
  });

  it.each(vectors.invalid)('refuses %j', (text) => {
    expect(normalizeRut(text)).toBeNull();
    expect(isValidRut(text)).toBe(false);
  });

  // A RUT copied from a document or typed on a phone may have a hyphen of typography, or a minus sign.
  it.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE63', '\uFF0D'])(
    'accepts the dash %j',
    (dash) => {
      expect(normalizeRut(`12.345.678${dash}5`)).toBe('12345678-5');
      expect(formatRut(`12.345.678${dash}5`)).toBe('12.345.678-5');
    },
  );

  it('has exactly one check digit for each body, and gives the stored form back', () => {
    fc.assert(
      fc.property(rut, (text) => {
        expect(normalizeRut(text)).toBe(text);
        expect(normalizeRut(formatRut(text))).toBe(text);
      }),
    );
  });

  it('notices one mistyped digit', () => {
    fc.assert(
      fc.property(rut, fc.nat(7), fc.integer({ min: 1, max: 9 }), (text, place, shift) => {
        const at = place % (text.length - 2);
        const digit = (Number(text[at]) + shift) % 10;
        const mistyped = text.slice(0, at) + digit + text.slice(at + 1);
        expect(isValidRut(mistyped)).toBe(false);
      }),
    );
  });

  it('answers a stored form or null to any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalizeRut(text) ?? '1-9').toMatch(/^[1-9]\d{0,7}-[\dK]$/);
      }),
    );
  });
});

describe('formatRut', () => {
  it('writes dots and dash', () => {
    expect(formatRut('60803000k')).toBe('60.803.000-K');
    expect(formatRut('1-9')).toBe('1-9');
  });

  it('returns a text that is not a RUT unchanged', () => {
    expect(formatRut('12.345.678-4')).toBe('12.345.678-4');
  });
});

describe('formatRutWhileTyping', () => {
  it.each(vectors.liveFormat as [string, string][])('turns %s into %s', (typed, shown) => {
    expect(formatRutWhileTyping(typed)).toBe(shown);
  });

  it.each([
    ['', ''],
    ['abc', ''],
    // The function must not cut off characters: the rest could be the valid RUT of another person.
    ['12k34', '12K3-4'],
    ['12.345.678-K9', '12345678K-9'],
    ['012.345.678-5', '12.345.678-5'],
    ['12345678599', '1.234.567.859-9'],
    ['00012345678-5', '12.345.678-5'],
  ])('turns %j into %j', (typed, shown) => {
    expect(formatRutWhileTyping(typed)).toBe(shown);
  });

  it('never turns a RUT that is too long into a valid one', () => {
    fc.assert(
      fc.property(rut, fc.stringMatching(/^[\dK]{1,40}$/), (valid, more) => {
        fc.pre(valid.length + more.length > '12345678-5'.length);
        expect(isValidRut(formatRutWhileTyping(valid + more))).toBe(false);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\dkK.-]{0,14}$/)), (text) => {
        const once = formatRutWhileTyping(text);
        expect(formatRutWhileTyping(once)).toBe(once);
      }),
    );
  });

  it('shows a whole RUT as formatRut does', () => {
    fc.assert(
      fc.property(rut, (text) => {
        expect(formatRutWhileTyping(text)).toBe(formatRut(text));
      }),
    );
  });
});

describe('isInvoiceRut', () => {
  it('refuses the tax office’s RUTs for unidentified and foreign buyers in any notation', () => {
    const generic = ['66.666.666-6', '666666666', '066666666-6', ' 66666666-6 ', '55.555.555-5', '555555555'];
    for (const text of generic) {
      expect(isValidRut(text)).toBe(true);
      expect(isInvoiceRut(text)).toBe(false);
    }
  });

  it('accepts every other RUT, of a company or a person', () => {
    for (const text of vectors.valid.filter((one) => one !== '66.666.666-6')) {
      expect(isInvoiceRut(text)).toBe(true);
    }
  });

  it.each(vectors.invalid)('refuses %j', (text) => {
    expect(isInvoiceRut(text)).toBe(false);
  });
});
