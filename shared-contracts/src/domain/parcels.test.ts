import { describe, expect, it } from 'vitest';
import {
  isSameCarrier,
  normalizeTrackingNumber,
  TRACKING_ADDRESS,
  TRACKING_NUMBER,
  trackingLink,
} from './parcels.ts';

describe('a tracking number', () => {
  it('is the same typed, scanned and copied', () => {
    for (const text of ['ab 123-4', ' AB123-4\r\n', '\u200bab123-4\t'])
      expect(normalizeTrackingNumber(text)).toBe('AB123-4');
  });

  it.each(['', 'abc', 'A/B123', 'Ñ1234', 'A'.repeat(41)])('is not %j', (text) => {
    expect(TRACKING_NUMBER.test(normalizeTrackingNumber(text))).toBe(false);
  });

  it('takes its place in the address of the carrier', () => {
    expect(trackingLink('https://courier.example/t?n={number}&l=es', 'AB-1234')).toBe(
      'https://courier.example/t?n=AB-1234&l=es',
    );
    expect(trackingLink('', 'AB-1234')).toBeNull();
    expect(trackingLink('https://courier.example/{number}', null)).toBeNull();
  });

  it.each(['http://courier.example/{number}', 'https://courier.example/', 'javascript:{number}', '{number}'])(
    'has no page at %s',
    (address) => expect(TRACKING_ADDRESS.test(address)).toBe(false),
  );
});

it('knows a carrier by its name, whatever its capitals and accents', () => {
  expect(isSameCarrier('Camión propio', ' camion PROPIO ')).toBe(true);
  expect(isSameCarrier('Camión propio', 'Camión')).toBe(false);
});
