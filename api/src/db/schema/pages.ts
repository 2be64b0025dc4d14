import type { Generated, JSONColumnType } from 'kysely';
import type { Home } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { TimeByDefault } from './columns.ts';

export interface PageTables {
  pages: {
    slug: string;
    locale: Locale;
    content: JSONColumnType<object, string, string>;
    /** Hash of the `content` that the seed wrote. Once staff change the content, the seed leaves it (`db/words.ts`). */
    seeded: Generated<string>;
    updated_at: TimeByDefault;
  };
}

/** Stored home page: picks by slug. Offers and events are queried on each read. */
export type StoredHome = Omit<Home, 'picks' | 'offers' | 'events'> & {
  picks: Omit<Home['picks'], 'products'> & { products: string[] };
  offers: Omit<Home['offers'], 'products'>;
  events?: Omit<NonNullable<Home['events']>, 'events'>;
};
