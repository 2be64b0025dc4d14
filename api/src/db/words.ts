import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';

type WordsTable = 'pages' | 'articles' | 'events';

/** Content for a jsonb column, with a hash that marks it as written by the seed. */
export const seededWords = (content: object) => {
  const text = JSON.stringify(content);
  return { content: text, seeded: sql<string>`md5((${text}::jsonb)::text)` };
};

/** Content for a jsonb column, marked as written by the merchant. */
export const ownWords = (content: object) => ({ content: JSON.stringify(content), seeded: '' });

/** Condition in an upsert: the stored content was written by a seed, and differs from the new content. */
export const isOutdated = (table: WordsTable): RawBuilder<boolean> => sql`
  ${sql.ref(`${table}.content`)} is distinct from excluded.content
  and ${sql.ref(`${table}.seeded`)} = md5(${sql.ref(`${table}.content`)}::text)`;

/** SQL: the column `content` of an article or event in a language, else in Spanish. */
export const wordsIn = <Words>(locale: Locale): RawBuilder<Words> =>
  sql<Words>`coalesce(content -> ${locale}, content -> 'es')`;
