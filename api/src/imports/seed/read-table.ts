/** Reads small tables: CSV or JSON files with the same columns in every row. */
import { z } from 'zod';
import { toProblem } from '../../modules/catalogue/import/check-rows.ts';
import {
  type Problem as RowProblem,
  readRows,
  UnreadableFileError,
} from '../../modules/catalogue/import/read-file.ts';
import { labelOf, type Problem } from '../problem.ts';

export interface Table<T> {
  rows: T[];
  problems: Problem[];
}

/** Reads a file and validates every row with `schema`. Reports an unreadable file as a problem. */
export function readTable<T extends z.ZodObject>(file: string, schema: T): Table<z.output<T>> {
  const rows: z.output<T>[] = [];
  const problems: Problem[] = [];
  const label = labelOf(file);
  const strict = z.strictObject(schema.shape);
  try {
    const read = readRows(file);
    problems.push(...read.problems.map((problem) => inFile(label, problem)));
    for (const { line, cells } of read.rows) {
      const result = strict.safeParse(cells);
      if (result.success) rows.push(result.data as z.output<T>);
      else problems.push(...result.error.issues.map((issue) => inFile(label, toProblem(line, issue, cells))));
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    problems.push({ file: label, line: null, message: error.message });
  }
  return { rows, problems };
}

/** A row's problem, with the name of the file that messages show. */
export const inFile = (file: string, { line, field, message }: RowProblem): Problem => ({
  file,
  line,
  message: field ? `${field}: ${message}` : message,
});

export const repeatedKeys = <T>(rows: readonly T[], keyOf: (row: T) => string): string[] => {
  const seen = new Set<string>();
  return rows.map(keyOf).filter((key) => seen.size === seen.add(key).size);
};
