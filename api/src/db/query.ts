import { sql } from 'kysely';
import type { Executor } from './connect.ts';

/** Runs a statement, written as a template: ``queryRows(db)<Row>`select …` ``. @returns its rows */
export const queryRows =
  (db: Executor) =>
  async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await sql<Row>(text, ...values).execute(db)).rows;

/** Like `queryRows`, for the first row. */
export const queryRow =
  (db: Executor) =>
  async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined> =>
    (await queryRows(db)<Row>(text, ...values))[0];

/** Like `queryRows`, for a statement with one column. @returns its value in each row */
export const queryValues =
  (db: Executor) =>
  async <Value>(text: TemplateStringsArray, ...values: unknown[]): Promise<Value[]> =>
    (await queryRows(db)<Record<string, Value>>(text, ...values)).flatMap((row) => Object.values(row));

/** Like `queryValues`, for the first row. */
export const queryValue =
  (db: Executor) =>
  async <Value>(text: TemplateStringsArray, ...values: unknown[]): Promise<Value | undefined> =>
    (await queryValues(db)<Value>(text, ...values))[0];
