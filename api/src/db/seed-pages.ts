import { sql } from 'kysely';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { Tx } from './connect.ts';
import { isOutdated, seededWords } from './words.ts';

/** Page content by slug and language. */
export type SeedPages = Record<string, Record<Locale, object>>;

/** Keeps pages that the merchant wrote or changed unless `reset`. Updates those of an older seed. */
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
