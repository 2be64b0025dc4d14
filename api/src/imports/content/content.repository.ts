/** Reads and writes content. The owner of an item decides whether it replaces stored content. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { inChunks } from '../../db/in-chunks.ts';
import { isOutdated, ownWords, seededWords } from '../../db/words.ts';
import type { ContentItem } from './entry.ts';

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

/**
 * Author of the imported content. Content of the merchant replaces stored content. Content of the seed
 * replaces only content that an older seed wrote, or all of it with `reset`.
 */
export type Owner = { kind: 'merchant' } | { kind: 'seed'; reset: boolean };
type ItemOf<K extends ContentItem['kind']> = Extract<ContentItem, { kind: K }>;

const now = sql<Date>`now()`;

/** Writes all items: topics in their order, everything else in its own order within its kind. */
export async function writeItems(
  tx: Tx,
  items: readonly ContentItem[],
  owner: Owner,
  progress: (written: number) => unknown = () => undefined,
): Promise<void> {
  let written = 0;
  for (const [kind, write] of Object.entries(WRITERS) as [ContentItem['kind'], Writer][])
    await inChunks(
      items.filter((item) => item.kind === kind),
      async (chunk) => {
        await write(tx, chunk as never[], owner);
        written += chunk.length;
        progress(written);
      },
    );
}

const wordsOf = (content: object, owner: Owner) =>
  owner.kind === 'seed' ? seededWords(content) : ownWords(content);

/** Condition of an upsert: the item's owner may replace the stored row. */
const mayReplace = (table: 'pages' | 'articles' | 'events', owner: Owner): Expression<SqlBool> =>
  owner.kind === 'merchant' || owner.reset ? sql<boolean>`true` : isOutdated(table);

/** SQL: content after an upsert. An import of the merchant keeps stored languages that it does not contain. */
const contentOf = (table: 'articles' | 'events', { kind }: Owner) =>
  kind === 'merchant'
    ? sql<string>`${sql.ref(`${table}.content`)} || excluded.content`
    : sql<string>`excluded.content`;

async function writeTopics(tx: Tx, topics: readonly ItemOf<'topic'>[], owner: Owner): Promise<void> {
  const isKept = owner.kind === 'seed' && !owner.reset;
  // Insert the topics one at a time: each gets the position after the last one.
  for (const { slug, words } of topics)
    await tx
      .insertInto('blog_topics')
      .values({ slug, position: nextPosition, label: JSON.stringify(words) })
      .onConflict((on) =>
        isKept
          ? on.doNothing()
          : on.column('slug').doUpdateSet({ label: sql<string>`blog_topics.label || excluded.label` }),
      )
      .execute();
}
const nextPosition = sql<number>`(select coalesce(max(position) + 1, 0) from blog_topics)`;

async function writeArticles(tx: Tx, items: readonly ItemOf<'article'>[], owner: Owner): Promise<void> {
  await tx
    .insertInto('articles')
    .values(
      items.map(({ slug, date, topics, products, words }) => ({
        slug,
        published_on: date,
        topics,
        product_slugs: products,
        ...wordsOf(words, owner),
      })),
    )
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet((eb) => ({
          published_on: eb.ref('excluded.published_on'),
          topics: eb.ref('excluded.topics'),
          product_slugs: eb.ref('excluded.product_slugs'),
          content: contentOf('articles', owner),
          seeded: eb.ref('excluded.seeded'),
          updated_at: now,
          // The seed leaves an article that staff took out of the shop where it is.
          ...(owner.kind === 'merchant' && { is_active: true }),
        }))
        .where(mayReplace('articles', owner)),
    )
    .execute();
}

/**
 * Writes events. A seed keeps day, price and capacity of a stored event unless it resets.
 * A reset keeps a capacity for all reserved seats.
 */
async function writeEvents(tx: Tx, items: readonly ItemOf<'event'>[], owner: Owner): Promise<void> {
  await tx
    .insertInto('events')
    .values(
      items.map(({ slug, fields: { type: kind, ...fields }, words }) => ({
        slug,
        kind,
        ...fields,
        ...wordsOf(words, owner),
      })),
    )
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet((eb) => ({
          content: contentOf('events', owner),
          seeded: eb.ref('excluded.seeded'),
          updated_at: now,
          ...((owner.kind === 'merchant' || owner.reset) && {
            kind: eb.ref('excluded.kind'),
            starts_at: eb.ref('excluded.starts_at'),
            ends_at: eb.ref('excluded.ends_at'),
            price: eb.ref('excluded.price'),
            capacity:
              owner.kind === 'merchant'
                ? eb.ref('excluded.capacity')
                : eb.fn<number>('greatest', ['excluded.capacity', 'events.seats_taken']),
            max_persons: eb.ref('excluded.max_persons'),
          }),
        }))
        .where(mayReplace('events', owner)),
    )
    .execute();
}

async function writePages(tx: Tx, items: readonly ItemOf<'page'>[], owner: Owner): Promise<void> {
  await tx
    .insertInto('pages')
    .values(
      items.flatMap(({ slug, words }) =>
        (Object.entries(words) as [Locale, object][]).map(([locale, content]) => ({
          slug,
          locale,
          ...wordsOf(content, owner),
        })),
      ),
    )
    .onConflict((on) =>
      on
        .columns(['slug', 'locale'])
        .doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          seeded: eb.ref('excluded.seeded'),
          updated_at: now,
        }))
        .where(mayReplace('pages', owner)),
    )
    .execute();
}

type Writer = (tx: Tx, items: readonly never[], owner: Owner) => Promise<void>;
/** Writer of each kind of item, in the order of writing. Topics come before the articles that name them. */
const WRITERS: Record<ContentItem['kind'], Writer> = {
  topic: writeTopics,
  page: writePages,
  article: writeArticles,
  event: writeEvents,
};
