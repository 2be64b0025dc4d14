import { type RawBuilder, sql } from 'kysely';

/** Ids have at most nine digits. A longer number is a slug. */
const ID = /^\d{1,9}$/;

interface NamedRow {
  /** SQL condition: the row has this slug or id. */
  isNamed: RawBuilder<boolean>;
  /** SQL for `orderBy` with a limit of one: a row with the slug "1865" comes before the row with the id 1865. */
  slugFirst: RawBuilder<boolean>;
}

/** SQL parts that find a row by slug or id. `table`: name or alias of the table in the query. */
export const idOrSlug = (table: string, name: string): NamedRow => {
  const hasSlug = sql<boolean>`${sql.ref(`${table}.slug`)} = ${name}`;
  const hasId = sql<boolean>`${sql.ref(`${table}.id`)} = ${Number(name)}`;
  return {
    isNamed: ID.test(name) ? sql<boolean>`(${hasSlug} or ${hasId})` : hasSlug,
    slugFirst: sql<boolean>`(${hasSlug}) desc`,
  };
};
