import { describe, expect, it } from 'vitest';
import { lineDetail, lineName } from './line-name.ts';

describe('a bought line in words', () => {
  it('gives two formats of one product different names', () => {
    expect(lineName({ name: 'Brie', format: 125 })).toBe('Brie, 125 gr');
    expect(lineName({ name: 'Brie', format: 200 })).toBe('Brie, 200 gr');
  });

  it('keeps the name of a product without formats', () => {
    expect(lineName({ name: 'Carmenère 2021', format: null })).toBe('Carmenère 2021');
  });

  it('lists brand, year and format, and skips those that are missing', () => {
    expect(lineDetail({ year: 2021, format: null }, 'Viña Prueba')).toBe('Viña Prueba · 2021');
    expect(lineDetail({ year: null, format: 200 })).toBe('200 gr');
    expect(lineDetail({ year: null, format: null })).toBe('');
  });
});
