import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIva } from './tax.ts';

describe('splitIva', () => {
  it.each([
    [11900, 10000, 1900],
    [9990, 8395, 1595],
    [1, 1, 0],
    [0, 0, 0],
  ])('splits %d into net %d and IVA %d', (gross, net, iva) => {
    expect(splitIva(gross)).toEqual({ net, iva });
  });

  it('net and IVA add up to the gross price, and IVA is 19 % of net within a peso', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (gross) => {
        const { net, iva } = splitIva(gross);
        expect(net + iva).toBe(gross);
        expect(Math.abs(iva - net * 0.19)).toBeLessThan(1);
      }),
    );
  });

  it('refuses a fraction of a peso', () => {
    expect(() => splitIva(99.5)).toThrow(new RangeError('Not a whole amount of pesos: 99.5'));
  });
});
