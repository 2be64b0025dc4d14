import { type RawBuilder, sql } from 'kysely';
import { normalizeRut } from 'shared-contracts/domain/rut';

/**
 * Query over an index of words (`order_words` of migration 0026): rows with all words of the search, each by its
 * beginning, or with one of the exact words. A RUT is found with and without dots.
 */
export const wordQuery = (q: string, exact: readonly string[] = []): RawBuilder<unknown> => {
  const rut = normalizeRut(q);
  const whole = [...(rut ? [rut.toLowerCase()] : []), ...exact];
  const starts = q.trim().split(/\s+/).filter(Boolean);
  return sql`(
    select coalesce(string_agg(part, ' | '), '')::tsquery from (
      select string_agg(lexeme(word) || ':*', ' & ') as part
        from (select public.search_fold(word) as word from unnest(${starts}::text[]) word) folded
        where word <> ''
      union all select lexeme(word) from unnest(${whole}::text[]) word
    ) parts where part is not null)`;
};
