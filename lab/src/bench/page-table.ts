/** Markdown table of pages: the median of each column, beside its promise. */
import { markdownTable, marked, median } from './markdown-table.ts';

export interface TableColumn<Round> {
  title: string;
  /** Empty without a promise. */
  promise: string;
  of: (round: Round) => number;
  isKept: (value: number) => boolean;
  show: (value: number) => string;
}

export const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
export const tenths = (unit: string) => (value: number) => `${value.toFixed(1)}${unit}`;
export const whole = (value: number) => Math.round(value).toLocaleString('en');

/** @param of figure of a round. Undefined: not measured, which the table shows as `–` */
export const column = <Round>(
  title: string,
  of: (round: Round) => number | undefined,
  show: TableColumn<Round>['show'],
  promise = '',
  isKept: TableColumn<Round>['isKept'] = () => true,
): TableColumn<Round> => ({ title, promise, of: (round) => of(round) ?? Number.NaN, isKept, show });

export const atMost = (limit: number) => (value: number) => value <= limit;
export const atLeast = (limit: number) => (value: number) => value >= limit;

export interface Row<Round> {
  title: string;
  rounds: readonly Round[];
  /** Whether the promises apply: not to another shop or another site. */
  isPromised: boolean;
}

export const medianOf = <Round>({ of }: TableColumn<Round>, rounds: readonly Round[]): number =>
  median(rounds.map(of));

const shown = <Round>(column: TableColumn<Round>, value: number): string =>
  Number.isNaN(value) ? '–' : column.show(value);

/** Titles of the columns whose promise the row breaks. */
export const broken = <Round>(
  columns: readonly TableColumn<Round>[],
  { rounds, isPromised }: Row<Round>,
): string[] =>
  columns
    .filter((column) => isPromised && column.promise && !column.isKept(medianOf(column, rounds)))
    .map(({ title }) => title);

/** The figures of one round, for the log. */
export const describeRound = <Round>(columns: readonly TableColumn<Round>[], round: Round): string =>
  columns.map((column) => `${column.title} ${shown(column, column.of(round))}`).join(', ');

export const pageTable = <Round>(
  columns: readonly TableColumn<Round>[],
  rows: readonly Row<Round>[],
): string => {
  const lines = rows.map((row) => {
    const isBroken = new Set(broken(columns, row));
    const values = columns.map((column) =>
      marked(shown(column, medianOf(column, row.rounds)), !isBroken.has(column.title)),
    );
    return [row.title, ...values];
  });
  return markdownTable(
    ['page', ...columns.map(({ title }) => title)],
    [['promise', ...columns.map(({ promise }) => promise)], ...lines],
  );
};
