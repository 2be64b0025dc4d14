import { type RawBuilder, sql } from 'kysely';

type WordsTable = 'pages' | 'articles' | 'events';

/** Content for a jsonb column beside the mark that the seed wrote it. */
export const seededWords = (content: object) => {
  const text = JSON.stringify(content);
  return { content: text, seeded: sql<string>`md5((${text}::jsonb)::text)` };
};

/** Content for a jsonb column that is the merchant's from now on. */
export const ownWords = (content: object) => ({ content: JSON.stringify(content), seeded: '' });

/** In an upsert: the row says something else than the seed, and nobody but the seed wrote it. */
export const isOutdated = (table: WordsTable): RawBuilder<boolean> => sql`
  ${sql.ref(`${table}.content`)} is distinct from excluded.content
  and ${sql.ref(`${table}.seeded`)} = md5(${sql.ref(`${table}.content`)}::text)`;
