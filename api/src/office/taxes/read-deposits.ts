import { addDays } from 'shared-contracts/domain/days';
import { wholeOf } from 'shared-contracts/domain/whole-number';
import type { DepositFinding } from 'shared-contracts/office/reconciliation.schema';
import { z } from 'zod';
import { readCsv } from '../../modules/catalogue/import/read-file.ts';

/** Columns of the file in both languages (docs/product/reconciliation.md). */
const HEADINGS = {
  reference: ['referencia', 'reference'],
  date: ['fecha', 'date'],
  amount: ['monto', 'amount'],
} as const;
type Column = keyof typeof HEADINGS;
const COLUMNS = Object.keys(HEADINGS) as Column[];
/** A mistyped year is farther from the other days. The days of a file may be those of a year. */
const MAX_DAYS_APART = 300;
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

export interface Deposit {
  line: number;
  reference: string;
  /** `2026-11-28` */
  date: string;
  /** CLP */
  amount: number;
}

const fault = (line: number, problem: DepositFinding['problem'], value: string): DepositFinding => ({
  line,
  problem,
  value: value.slice(0, 60),
  order: null,
  paid: null,
  deposited: null,
});

/** Deposits whose day is far from the middle one of the file. */
const strayOf = (deposits: readonly Deposit[]): Deposit[] => {
  const days = deposits.map(({ date }) => date).toSorted();
  const middle = days[days.length >> 1];
  if (middle === undefined) return [];
  const [first, last] = [addDays(middle, -MAX_DAYS_APART), addDays(middle, MAX_DAYS_APART)];
  return deposits.filter(({ date }) => date < first || date > last);
};

/** Deposits of a file, and what is wrong with its lines. */
export const readDeposits = (text: string): { deposits: Deposit[]; faults: DepositFinding[] } => {
  const file = readCsv(text.replace(/^\uFEFF/, ''));
  if (file.problems.length > 0)
    return { deposits: [], faults: file.problems.map(({ line }) => fault(line, 'unreadable', '')) };
  const headings = Object.fromEntries(
    COLUMNS.map((column) => [
      column,
      file.columns.filter((name) => HEADINGS[column].includes(name.trim().toLowerCase() as never)),
    ]),
  ) as Record<Column, string[]>;
  if (COLUMNS.some((column) => headings[column].length > 1))
    return { deposits: [], faults: [fault(1, 'unreadable', '')] };
  const missing = COLUMNS.filter((column) => headings[column].length === 0);
  if (missing.length > 0)
    return { deposits: [], faults: missing.map((column) => fault(1, 'missing-column', HEADINGS[column][0])) };
  const faults: DepositFinding[] = [];
  const deposits = file.rows.map(({ line, cells }) => {
    const cell = (column: Column) => String(cells[headings[column][0] ?? ''] ?? '').trim();
    const [reference, date, amount] = [cell('reference'), cell('date'), wholeOf(cell('amount'))];
    if (reference === '') faults.push(fault(line, 'missing', HEADINGS.reference[0]));
    if (!isDay(date)) faults.push(fault(line, 'bad-date', date));
    if (amount === null || amount <= 0) faults.push(fault(line, 'bad-amount', cell('amount')));
    return { line, reference, date, amount: amount ?? 0 };
  });
  if (faults.length > 0) return { deposits, faults };
  return { deposits, faults: strayOf(deposits).map(({ line, date }) => fault(line, 'bad-date', date)) };
};
