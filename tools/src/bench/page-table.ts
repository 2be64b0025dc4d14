/** Markdown table of pages: the median of each column, beside its promise. */
import type { Column, Round } from './page-columns.ts';

export interface Row {
  title: string;
  rounds: readonly Round[];
  /** Whether the promises apply: not to another commit or another site. */
  isPromised: boolean;
  /** Row to compare with: a line with the differences follows. */
  before?: readonly Round[];
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const medianOf = ({ of }: Column, rounds: readonly Round[]): number => median(rounds.map(of));

const shown = (column: Column, value: number): string => (Number.isNaN(value) ? '–' : column.show(value));

const difference = (column: Column, row: Row, before: readonly Round[]): string => {
  const value = medianOf(column, row.rounds) - medianOf(column, before);
  return `${value > 0 ? '+' : ''}${shown(column, value)}`;
};

/** Titles of the columns whose promise the row breaks. */
export const broken = (columns: readonly Column[], { rounds, isPromised }: Row): string[] =>
  columns
    .filter((column) => isPromised && column.promise && !column.isKept(medianOf(column, rounds)))
    .map(({ title }) => title);

export const pageTable = (columns: readonly Column[], rows: readonly Row[]): string => {
  const lines = rows.flatMap((row) => {
    const isBroken = new Set(broken(columns, row));
    const values = columns.map((column) => {
      const text = shown(column, medianOf(column, row.rounds));
      return isBroken.has(column.title) ? `**${text}**` : text;
    });
    const { before } = row;
    return [
      [row.title, ...values],
      ...(before ? [['difference', ...columns.map((column) => difference(column, row, before))]] : []),
    ];
  });
  return [
    ['page', ...columns.map(({ title }) => title)],
    ['---', ...columns.map(() => '---')],
    ['promise', ...columns.map(({ promise }) => promise)],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};
