import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { ListedPage } from 'shared-contracts/office/content.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { fromNewRow } from '../../db/from-new-row.ts';
import { queryRows } from '../../db/query.ts';
import { ownWords } from '../../db/words.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';

/** Content of a page by language. Null for an unknown slug. */
export const findPageContents = async (
  db: Executor,
  slug: string,
): Promise<Partial<Record<Locale, object>> | null> => {
  const rows = await db
    .selectFrom('pages')
    .select(['locale', 'content'])
    .where('slug', '=', slug)
    .orderBy('locale', 'desc')
    .execute();
  return rows.length > 0 ? Object.fromEntries(rows.map(({ locale, content }) => [locale, content])) : null;
};

export const upsertPage = async (
  trx: Tx,
  { slug, locale, content }: { slug: string; locale: Locale; content: object },
): Promise<void> => {
  await trx
    .insertInto('pages')
    .values({ slug, locale, ...ownWords(content) })
    .onConflict((on) =>
      on
        .columns(['slug', 'locale'])
        .doUpdateSet({ ...fromNewRow('content', 'seeded'), updated_at: sql<Date>`now()` }),
    )
    .execute();
};

/** Title and draft of each page. A page without a title in this language has its Spanish one, or its slug. */
export const findPagesWithDrafts = async (db: Executor, locale: Locale): Promise<ListedPage[]> =>
  (
    await queryRows(db)<Timed<ListedPage, 'updated_at' | 'publish_at'>>`
    select p.slug as id, p.updated_at, d.kind is not null as has_draft, d.publish_at, d.failure,
      coalesce(own.content ->> 'title', own.content -> 'seo' ->> 'title',
        p.content ->> 'title', p.content -> 'seo' ->> 'title', p.slug) as title
    from pages p left join drafts d on d.kind = 'page' and d.entity_id = p.slug
      left join pages own on own.slug = p.slug and own.locale = ${locale}
    where p.locale = 'es' order by p.slug`
  ).map(isoTimes);
