import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPhoneOfAnyCountry, normalizePhone } from './phone.ts';

describe('normalizePhone', () => {
  it.each([
    '+56912345678',
    '+56 9 1234 5678',
    '56912345678',
    '912345678',
    '9 1234 5678',
    '9-1234-5678',
    '9\u20111234\u20135678',
    '0056912345678',
    '00 56 9 1234 5678',
    ' (+56) 9 1234.5678 ',
  ])('reads %j as a mobile', (text) => {
    expect(normalizePhone(text)).toBe('+56912345678');
  });

  it('reads landline numbers of Santiago and the regions', () => {
    expect(normalizePhone('2 2123 4567')).toBe('+56221234567');
    expect(normalizePhone('+56 41 212 3456')).toBe('+56412123456');
  });

  it.each([
    '',
    'abc',
    '12345678',
    '812345678',
    '112345678',
    '9123456789',
    '+5691234567',
    '+569123456789',
    '+14155552671',
    '+912345678',
    '00912345678',
    '++56912345678',
    '9l2345678',
  ])('refuses %j', (text) => {
    expect(normalizePhone(text)).toBeNull();
  });
});

describe('isPhoneOfAnyCountry', () => {
  it.each(['9 1234 5678', '+44 20 7946 0958', '0044 7700 900123', '+1 (415) 555-2671'])(
    'accepts %s',
    (text) => {
      expect(isPhoneOfAnyCountry(text)).toBe(true);
    },
  );
  // A number without a code of its country, and a Chilean one with a digit too few.
  it.each(['', '20 7946 0958', '+56 9 1234 567', '+44', '+44 20 7946 0958 0958 09'])('refuses %j', (text) => {
    expect(isPhoneOfAnyCountry(text)).toBe(false);
  });
});

describe('formatPhone', () => {
  it.each([
    ['+56912345678', '+56 9 1234 5678'],
    ['221234567', '+56 2 2123 4567'],
    ['412123456', '+56 41 212 3456'],
    ['no phone', 'no phone'],
  ])('writes %s as %s', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
  });

  it('writes a number that normalizePhone reads again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-79]\d{8}$/), (national) => {
        expect(normalizePhone(formatPhone(national))).toBe(`+56${national}`);
      }),
    );
  });
});
