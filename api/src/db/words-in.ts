import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';

/** SQL: the column `content` of an article or event in a language, else in Spanish. */
export const wordsIn = <Words>(locale: Locale): RawBuilder<Words> =>
  sql<Words>`coalesce(content -> ${locale}, content -> 'es')`;
