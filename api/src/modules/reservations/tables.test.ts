import { describe, expect, it } from 'vitest';
import { DEFAULT_BAR_RULES as RULES } from '../settings/bar-rules.ts';
import { bookableDays, seatsLeft, sittingAt } from './tables.service.ts';

describe('a sitting', () => {
  it('lasts two hours, also when the clock changes during it', () => {
    for (const date of ['2026-04-04', '2026-09-05', '2026-11-21']) {
      const sitting = sittingAt(RULES, date, '22:30');
      expect(Number(sitting?.end) - Number(sitting?.start)).toBe(7_200_000);
    }
  });

  it('has the free seats of its fullest moment', () => {
    const at = (hour: string, person_quantity: number) => {
      const sitting = sittingAt(RULES, '2026-11-21', hour);
      return { starts_at: sitting?.start as Date, ends_at: sitting?.end as Date, person_quantity };
    };
    const wanted = sittingAt(RULES, '2026-11-21', '20:00');
    if (!wanted) throw new Error('no sitting');
    expect(seatsLeft(RULES, wanted, [])).toBe(40);
    // These sittings end when the wanted one starts, or start when it ends, so they take no seats.
    expect(seatsLeft(RULES, wanted, [at('18:00', 30), at('22:00', 30)])).toBe(40);
    expect(seatsLeft(RULES, wanted, [at('18:30', 30), at('21:00', 8)])).toBe(10);
    expect(seatsLeft(RULES, wanted, [at('19:30', 30), at('21:00', 8)])).toBe(2);
    expect(seatsLeft(RULES, wanted, [at('20:00', 41)])).toBe(0);
  });
});

it('offers today in Santiago (not in UTC) and the sixty days after it', () => {
  const days = bookableDays(RULES, new Date('2026-11-22T02:00:00Z'));
  expect(days).toHaveLength(61);
  expect(days[0]).toBe('2026-11-21');
});
