import { type Kysely, sql } from 'kysely';

/**
 * Gives orders and messages after number 999,999 seven digits. `lpad` truncated their numbers to six digits,
 * which repeated earlier numbers.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Formats a number with at least six digits: CQ-000042, CQ-1000000.
    create function document_number(prefix text, n bigint) returns text
      language sql immutable strict parallel safe
      return prefix || '-' || lpad(n::text, greatest(6, length(n::text)), '0');
    alter table orders alter column number set default document_number('CQ', nextval('order_number'));
    alter table contact_messages alter column number set
      default document_number('M', nextval('contact_number'));
  `.execute(db);
};
