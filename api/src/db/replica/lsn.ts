import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** Position in PostgreSQL's write-ahead log (WAL). A later one includes all changes before it. */
export type Lsn = bigint;

const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;
const HALF_BITS = 32n;

/** Reads PostgreSQL's notation, for example `16/B374D848`. Undefined for any other text. */
export function parseLsn(text: string): Lsn | undefined {
  const [, high, low] = TEXT.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << HALF_BITS) | BigInt(`0x${low}`) : undefined;
}

export const formatLsn = (lsn: Lsn): string =>
  `${(lsn >> HALF_BITS).toString(16)}/${BigInt.asUintN(Number(HALF_BITS), lsn).toString(16)}`.toUpperCase();

const read = async (db: Db, position: 'insert' | 'flush'): Promise<Lsn> => {
  const { rows } = await sql<{ lsn: string }>`
    select ${sql.raw(`pg_current_wal_${position}_lsn()`)}::text as lsn`.execute(db);
  return parseLsn(rows[0]?.lsn ?? '') ?? 0n;
};

/** Position after every commit that the primary has acknowledged, with and without `synchronous_commit`. */
export const readWritten = (primary: Db): Promise<Lsn> => read(primary, 'insert');

/** Position up to which the primary's WAL is stored. A replica without lag has replayed it. */
export const readStored = (primary: Db): Promise<Lsn> => read(primary, 'flush');

/** Position up to which a replica has replayed. Undefined for a server that is no replica, or no longer. */
export async function readReplayed(replica: Db): Promise<Lsn | undefined> {
  const { rows } = await sql<{ lsn: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`.execute(replica);
  return parseLsn(rows[0]?.lsn ?? '');
}
