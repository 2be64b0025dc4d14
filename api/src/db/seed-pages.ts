import { sql } from 'kysely';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { Tx } from './connect.ts';
import { isOutdated, seededWords } from './words.ts';

/** Content of pages by slug and language. */
export type SeedPages = Record<string, Record<Locale, object>>;

/** Pages that the merchant wrote or changed stay as they are unless `reset`; those of an older seed are renewed. */
export async function seedPages(tx: Tx, pages: SeedPages, reset: boolean): Promise<void> {
  const rows = Object.entries(pages).flatMap(([slug, content]) =>
    LOCALES.map((locale) => ({ slug, locale, ...seededWords(content[locale]) })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('pages')
    .values(rows)
    .onConflict((on) =>
      on
        .columns(['slug', 'locale'])
        .doUpdateSet((eb) => ({
          content: eb.ref('excluded.content'),
          seeded: eb.ref('excluded.seeded'),
          updated_at: sql`now()`,
        }))
        .where(reset ? sql<boolean>`true` : isOutdated('pages')),
    )
    .execute();
}
