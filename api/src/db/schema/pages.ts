import type { ColumnType, JSONColumnType } from 'kysely';
import type { Locale } from 'shared-contracts/locale';

export interface PageTables {
  pages: {
    slug: string;
    locale: Locale;
    content: JSONColumnType<object, string, string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
}
