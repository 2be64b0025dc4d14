import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Home } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';

export interface PageTables {
  pages: {
    slug: string;
    locale: Locale;
    content: JSONColumnType<object, string, string>;
    /** Fingerprint of `content` as the seed wrote it; see `db/words.ts`. */
    seeded: Generated<string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
}

/** The stored home page: its picks are named by slug, its offers and events are found each time. */
export type StoredHome = Omit<Home, 'picks' | 'offers' | 'events'> & {
  picks: Omit<Home['picks'], 'products'> & { products: string[] };
  offers: Omit<Home['offers'], 'products'>;
  events?: Omit<NonNullable<Home['events']>, 'events'>;
};
