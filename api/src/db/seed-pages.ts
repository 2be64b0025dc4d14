import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { Tx } from './connect.ts';

/** Content of pages by slug and language. */
export type SeedPages = Record<string, Record<Locale, object>>;

/** Pages that exist keep what the merchant wrote unless `reset`. */
export async function seedPages(tx: Tx, pages: SeedPages, reset: boolean): Promise<void> {
  const rows = Object.entries(pages).flatMap(([slug, content]) =>
    LOCALES.map((locale) => ({ slug, locale, content: JSON.stringify(content[locale]) })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('pages')
    .values(rows)
    .onConflict((on) =>
      reset
        ? on.columns(['slug', 'locale']).doUpdateSet((eb) => ({ content: eb.ref('excluded.content') }))
        : on.doNothing(),
    )
    .execute();
}
