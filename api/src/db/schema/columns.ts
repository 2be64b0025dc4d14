/** Types of columns, as the driver reads them and as statements write them. */
import type { ColumnType } from 'kysely';
import type { Locale } from 'shared-contracts/locale';

/** Content in the shop's languages. Spanish is required and is the fallback for a missing translation. */
export type Translated<Content> = { es: Content } & Partial<Record<Locale, Content>>;

export type Time = ColumnType<Date, Date | string, Date | string>;
/** The database sets it when a statement does not. */
export type TimeByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** Null until a statement sets it. */
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as `2026-11-28`. */
export type Day = ColumnType<Date, string, string>;
