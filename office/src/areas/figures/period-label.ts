import { tagOf } from '../../format/count.ts';

export type PeriodUnit = 'day' | 'week' | 'month';

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Period in words: `lun, 23 nov`, `16–22 de nov`, `nov 2026`. */
export const periodLabel = (
  { from, to }: { from: string; to: string },
  by: PeriodUnit,
  locale: string,
): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC', ...options });
  if (by === 'day') return format({ weekday: 'short', day: 'numeric', month: 'short' }).format(dateOf(from));
  if (by === 'month') return format({ month: 'short', year: 'numeric' }).format(dateOf(from));
  return format({ day: 'numeric', month: 'short' }).formatRange(dateOf(from), dateOf(to));
};
