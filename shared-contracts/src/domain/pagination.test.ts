import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { installmentPrice, installmentsText, pageNumbers, paginationText } from './pagination.ts';

describe('paginationText', () => {
  it.each([
    [1, 120, '1 - 12 de 120 resultados', '1 - 12 of 120 results'],
    [10, 120, '109 - 120 de 120 resultados', '109 - 120 of 120 results'],
    [2, 15, '13 - 15 de 15 resultados', '13 - 15 of 15 results'],
    [9, 15, '13 - 15 de 15 resultados', '13 - 15 of 15 results'],
    [1, 1, '1 - 1 de 1 resultado', '1 - 1 of 1 result'],
    [1, 0, '0 - 0 de 0 resultados', '0 - 0 of 0 results'],
  ])('describes the range of page %d of %d results', (page, total, spanish, english) => {
    expect(paginationText({ page, perPage: 12, total }, 'es')).toBe(spanish);
    expect(paginationText({ page, perPage: 12, total }, 'en')).toBe(english);
  });

  it('never counts beyond the total or the size of a page', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 100 }), fc.nat(1000), (page, perPage, total) => {
        const [from, to] = paginationText({ page, perPage, total }, 'es').match(/\d+/g)?.map(Number) ?? [];
        expect(from).toBeLessThanOrEqual(to as number);
        expect(to).toBeLessThanOrEqual(total);
        expect((to as number) - (from as number)).toBeLessThan(perPage);
      }),
    );
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 5, [1, 2, 3, 4, 5]],
    [6, 20, [1, 'gap', 5, 6, 7, 'gap', 20]],
    [20, 20, [1, 'gap', 19, 20]],
    [99, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
  ])('offers around page %d of %d: %j', (current, last, numbers) => {
    expect(pageNumbers(current, last)).toEqual(numbers);
  });

  it('has first, last and current page, rising, at most nine entries, and no gap for one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)];
        const numbers = pageNumbers(current, last);
        expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
        expect(numbers.length).toBeLessThanOrEqual(9);
        numbers.forEach((entry, i) => {
          if (i === 0) return;
          const before = numbers[i - 1];
          if (entry === 'gap') expect((numbers[i + 1] as number) - (before as number)).toBeGreaterThan(2);
          else if (before !== 'gap') expect(entry).toBe((before as number) + 1);
        });
      }),
    );
  });
});

describe('installments', () => {
  it('are named with what each costs', () => {
    expect(installmentsText(3, 4330, 'es')).toBe('3 cuotas de $4.330 cada una');
    expect(installmentsText(3, 4330, 'en')).toBe('3 installments of $4.330 each');
    expect(installmentsText(1, 12990, 'es')).toBe('1 cuota de $12.990');
    expect(installmentsText(1, 12990, 'en')).toBe('1 installment of $12.990');
  });

  it('cover the price, by less than a peso each', () => {
    expect(installmentPrice(12990, 3)).toBe(4330);
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.integer({ min: 1, max: 48 }), (price, count) => {
        const paid = installmentPrice(price, count) * count;
        expect(paid >= price && paid < price + count).toBe(true);
      }),
    );
  });
});
