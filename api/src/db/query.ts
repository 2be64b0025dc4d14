import { type DeleteResult, type InsertResult, sql, type UpdateResult } from 'kysely';
import type { Executor } from './connect.ts';

// `query…` and `execute` take a statement as a template, the others a query that Kysely built.

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

/** Runs a statement without rows, written as a template: ``execute(trx)`update …` ``. */
export const execute =
  (db: Executor) =>
  async (text: TemplateStringsArray, ...values: unknown[]): Promise<void> => {
    await sql(text, ...values).execute(db);
  };

interface Built<Row> {
  execute(): Promise<Row[]>;
  executeTakeFirst(): Promise<Row | undefined>;
}

/** The values of a built query with one column. */
export const allValues = async <Value>(query: Built<Record<string, Value>>): Promise<Value[]> =>
  (await query.execute()).flatMap((row) => Object.values(row));

/** The value of a built query with one column in the first row. */
export const firstValue = async <Value>(query: Built<Record<string, Value>>): Promise<Value | undefined> =>
  Object.values((await query.executeTakeFirst()) ?? {})[0];

/** Like `firstValue`, of a query that has a row, e.g. an insert. @throws NoResultError */
export const firstValueOrThrow = async <Value>(query: {
  executeTakeFirstOrThrow(): Promise<Record<string, Value>>;
}): Promise<Value> => Object.values(await query.executeTakeFirstOrThrow())[0] as Value;

/** Whether a built query has a row. For a write without `returning`: `hasWritten`. */
export const hasRow = async (query: Pick<Built<object>, 'executeTakeFirst'>): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** Whether a write without `returning` has written a row. Its result has the number as a bigint. */
export const hasWritten = async (
  query: Pick<Built<InsertResult | UpdateResult | DeleteResult>, 'executeTakeFirst'>,
): Promise<boolean> => Object.values((await query.executeTakeFirst()) ?? {}).some((count) => count > 0n);
