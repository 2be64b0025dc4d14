import { type RawBuilder, sql } from 'kysely';

/** Ids have at most nine digits; a longer number can only be a slug. */
const ID = /^\d{1,9}$/;

interface NamedRow {
  /** The row has this slug or this id. */
  isNamed: RawBuilder<boolean>;
  /** For `orderBy`, with a limit of one: a slug may be a number such as "1865", and it comes before an id. */
  slugFirst: RawBuilder<boolean>;
}

/** Finds the row that an address names by its slug or its id. `table`: name or alias of the table in the query. */
export const idOrSlug = (table: string, name: string): NamedRow => {
  const hasSlug = sql<boolean>`${sql.ref(`${table}.slug`)} = ${name}`;
  const hasId = sql<boolean>`${sql.ref(`${table}.id`)} = ${Number(name)}`;
  return {
    isNamed: ID.test(name) ? sql<boolean>`(${hasSlug} or ${hasId})` : hasSlug,
    slugFirst: sql<boolean>`(${hasSlug}) desc`,
  };
};
