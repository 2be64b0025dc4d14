/** Reads and writes content. The owner of an item decides whether it replaces stored content. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { fromNewRow } from '../../db/from-new-row.ts';
import { inChunks } from '../../db/in-chunks.ts';
import { execute } from '../../db/query.ts';
import { isOutdated, ownWords, seededWords } from '../../db/words.ts';
import type { ContentItem } from './entry.ts';

/** Locks content until the transaction ends: seeding and imports wait for each other. */
export async function lockContent(tx: Tx): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(hashtext('seed'))`;
}

/** Locks events until the transaction ends, so that nobody reserves in them. */
export async function lockEvents(tx: Tx, slugs: readonly string[]): Promise<void> {
  await execute(tx)`select from events where slug = any(${slugs}::text[]) order by slug for update`;
}

/** Slugs of all content and products, with the languages of the content, and the times and guests of events. */
export async function findStored(db: Executor) {
  const [articles, events, topics, products, pages] = await Promise.all([
    db.selectFrom('articles').select(['slug', 'content']).execute(),
    db.selectFrom('events').select(['slug', 'content', 'starts_at', 'ends_at', 'seats_taken']).execute(),
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

/**
 * SQL: words of an item in all languages, with the stored ones that the import does not contain. The new row of an
 * upsert needs them too, because the database checks it for Spanish before it finds the stored row.
 */
const withStored = (table: 'articles' | 'events' | 'blog_topics', { slug, words }: ContentItem) =>
  sql<string>`coalesce((select ${sql.ref(table === 'blog_topics' ? 'label' : 'content')} from ${sql.table(table)}
    where slug = ${slug}), '{}') || ${JSON.stringify(words)}::jsonb`;

/** Words of an article or event. An import of the merchant keeps the languages that it does not contain. */
const allWordsOf = (table: 'articles' | 'events', item: ContentItem, owner: Owner) =>
  owner.kind === 'seed' ? seededWords(item.words) : { content: withStored(table, item), seeded: '' };

async function writeTopics(tx: Tx, topics: readonly ItemOf<'topic'>[], owner: Owner): Promise<void> {
  const isKept = owner.kind === 'seed' && !owner.reset;
  // Insert the topics one at a time: each gets the position after the last one.
  for (const topic of topics)
    await tx
      .insertInto('blog_topics')
      .values({ slug: topic.slug, position: nextPosition, label: withStored('blog_topics', topic) })
      .onConflict((on) => (isKept ? on.doNothing() : on.column('slug').doUpdateSet(fromNewRow('label'))))
      .execute();
}
const nextPosition = sql<number>`(select coalesce(max(position) + 1, 0) from blog_topics)`;

async function writeArticles(tx: Tx, items: readonly ItemOf<'article'>[], owner: Owner): Promise<void> {
  await tx
    .insertInto('articles')
    .values(
      items.map((item) => ({
        slug: item.slug,
        published_on: item.date,
        topics: item.topics,
        product_slugs: item.products,
        ...allWordsOf('articles', item, owner),
      })),
    )
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet({
          ...fromNewRow('published_on', 'topics', 'product_slugs', 'content', 'seeded'),
          updated_at: now,
          // The seed leaves an article that staff took out of the shop where it is.
          ...(owner.kind === 'merchant' && { is_active: true }),
        })
        .where(mayReplace('articles', owner)),
    )
    .execute();
}

/**
 * Writes events. A seed keeps day, price and capacity of a stored event unless it resets.
 * A reset keeps a capacity for all reserved seats.
 */
async function writeEvents(tx: Tx, items: readonly ItemOf<'event'>[], owner: Owner): Promise<void> {
  const isReset = owner.kind === 'seed' && owner.reset;
  await tx
    .insertInto('events')
    .values(
      items.map((item) => {
        const { type: kind, ...fields } = item.fields;
        return { slug: item.slug, kind, ...fields, ...allWordsOf('events', item, owner) };
      }),
    )
    .onConflict((on) =>
      on
        .column('slug')
        .doUpdateSet((eb) => ({
          ...fromNewRow('content', 'seeded'),
          updated_at: now,
          ...((isReset || owner.kind === 'merchant') &&
            fromNewRow('kind', 'starts_at', 'ends_at', 'price', 'capacity', 'max_persons')),
          ...(isReset && {
            capacity: eb.fn<number>('greatest', ['excluded.capacity', 'events.seats_taken']),
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
        .doUpdateSet({ ...fromNewRow('content', 'seeded'), updated_at: now })
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
