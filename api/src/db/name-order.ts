import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';

/**
 * Collation of names in a language. In Spanish, ñ is a letter of its own after n: `und-x-icu` sorts it as an n with an
 * accent.
 */
export const nameOrder = (locale: Locale = 'es'): RawBuilder<unknown> => sql.raw(`collate "${locale}-x-icu"`);
