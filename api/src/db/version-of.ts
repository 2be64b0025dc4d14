import { type RawBuilder, sql } from 'kysely';

/** Version of a row: the microseconds of its last change, as text. */
export const versionOf = (changedAt: string): RawBuilder<string> =>
  sql<string>`(extract(epoch from ${sql.ref(changedAt)}) * 1000000)::bigint::text`;
