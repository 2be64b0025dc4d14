/** Reads and writes imported content. A row that an import wrote belongs to the merchant: seeding no longer changes it. */
import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import type { Draft } from './entry.ts';

/** Locks content until the transaction ends: seeding and imports wait for each other. */
export async function lockContent(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
}

/** Slugs of all content and products, with the languages of the content. */
export async function findStored(db: Executor) {
  const [articles, events, topics, products, pages] = await Promise.all([
    db.selectFrom('articles').select(['slug', 'content']).execute(),
    db.selectFrom('events').select(['slug', 'content']).execute(),
    db.selectFrom('blog_topics').select(['slug', 'label as content']).execute(),
    db.selectFrom('products').select('slug').execute(),
    db.selectFrom('pages').select(['slug', 'locale']).execute(),
  ]);
  return { articles, events, topics, products, pages };
}

/** Merges the content with the stored one, so that texts in other languages stay. */
const joined = (table: 'articles' | 'events') =>
  sql<string>`${sql.ref(`${table}.content`)} || excluded.content`;

export async function writeDraft(tx: Tx, draft: Draft): Promise<void> {
  const content = JSON.stringify(draft.words);
  const now = sql<Date>`now()`;
  switch (draft.kind) {
    case 'topic':
      await tx
        .insertInto('blog_topics')
        .values({ slug: draft.slug, position: nextPosition, label: content })
        .onConflict((on) =>
          on.column('slug').doUpdateSet({ label: sql<string>`blog_topics.label || excluded.label` }),
        )
        .execute();
      return;
    case 'article':
      await tx
        .insertInto('articles')
        .values({
          slug: draft.slug,
          published_on: draft.date,
          topics: draft.topics,
          product_slugs: draft.products,
          content,
        })
        .onConflict((on) =>
          on.column('slug').doUpdateSet((eb) => ({
            published_on: eb.ref('excluded.published_on'),
            topics: eb.ref('excluded.topics'),
            product_slugs: eb.ref('excluded.product_slugs'),
            content: joined('articles'),
            seeded: '',
            updated_at: now,
          })),
        )
        .execute();
      return;
    case 'event': {
      const { type, ...fields } = draft.fields;
      await tx
        .insertInto('events')
        .values({ slug: draft.slug, kind: type, ...fields, content })
        .onConflict((on) =>
          on.column('slug').doUpdateSet({
            kind: type,
            ...fields,
            content: joined('events'),
            seeded: '',
            updated_at: now,
          }),
        )
        .execute();
      return;
    }
    case 'page':
      for (const [locale, words] of Object.entries(draft.words) as [Locale, object][]) {
        const text = JSON.stringify(words);
        await tx
          .insertInto('pages')
          .values({ slug: draft.slug, locale, content: text })
          .onConflict((on) =>
            on.columns(['slug', 'locale']).doUpdateSet({ content: text, seeded: '', updated_at: now }),
          )
          .execute();
      }
  }
}

const nextPosition = sql<number>`(select coalesce(max(position) + 1, 0) from blog_topics)`;
