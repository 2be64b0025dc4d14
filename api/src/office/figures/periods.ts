/// <reference lib="esnext.temporal" />
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { PERIODS } from 'shared-contracts/office/figures.schema';

type By = (typeof PERIODS)[number];

/** Days of Santiago, both included: `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** Three years and a day. */
const MAX_DAYS = 1_097;
/** Periods of a chart by default. */
const SHOWN: Record<By, number> = { day: 30, week: 12, month: 12 };

const dayOf = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

const lengthOf = (by: By, count: number): Temporal.DurationLike => ({ [`${by}s`]: count });

/** First day of the period of a day. Weeks begin on Monday. */
const startOf = (day: Temporal.PlainDate, by: By): Temporal.PlainDate => {
  if (by === 'day') return day;
  return by === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
};

const refuse = (): never => {
  throw new DomainError('VALIDATION_FAILED', {}, ['from', 'to']);
};

/**
 * Days that a query asks for: until today, and as many periods as a chart shows.
 * @throws DomainError VALIDATION_FAILED when they are too many, or end before they begin
 */
export const readDays = (
  query: { from?: string | undefined; to?: string | undefined },
  now: Date,
  by: By,
): Days => {
  const to = query.to ?? dayInSantiago(now);
  const from =
    query.from ??
    startOf(dayOf(to), by)
      .subtract(lengthOf(by, SHOWN[by] - 1))
      .toString();
  const days = dayOf(from).until(dayOf(to)).days;
  return days < 0 || days >= MAX_DAYS ? refuse() : { from, to };
};

/** Periods of some days. The first and the last one end with the days. */
export const periodsOf = ({ from, to }: Days, by: By): Days[] => {
  const periods: Days[] = [];
  for (let start = dayOf(from); Temporal.PlainDate.compare(start, dayOf(to)) <= 0; ) {
    const next = startOf(start, by).add(lengthOf(by, 1));
    const last = next.subtract({ days: 1 });
    periods.push({
      from: start.toString(),
      to: Temporal.PlainDate.compare(last, dayOf(to)) > 0 ? to : last.toString(),
    });
    start = next;
  }
  return periods;
};

/** The same periods, moved back by their number, e.g. the twelve weeks before twelve weeks. */
export const periodsBefore = (periods: readonly Days[], by: By): Days[] => {
  const back = lengthOf(by, periods.length);
  return periods.map(({ from, to }) => {
    const [start, end] = [dayOf(from), dayOf(to)];
    const isMonthEnd = by === 'month' && end.day === end.daysInMonth;
    const moved = end.subtract(back);
    return {
      from: start.subtract(back).toString(),
      // A whole February is compared with a whole January.
      to: (isMonthEnd ? moved.with({ day: moved.daysInMonth }) : moved).toString(),
    };
  });
};
