import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

interface Named {
  sku: string;
  name: string;
}

/**
 * Orders keep the names of their products in the language of their buyer. In another language they have the catalogue's
 * names of now, and a product that is gone keeps its name.
 */
export const namedIn = async <L extends Named>(
  db: Executor,
  lines: readonly L[],
  { from, to }: { from: Locale; to: Locale },
): Promise<L[]> => {
  if (from === to || lines.length === 0) return [...lines];
  const rows = await db
    .selectFrom('skus as s')
    .innerJoin('product_texts as t', 't.product_id', 's.product_id')
    .select(['s.sku', 't.name'])
    .where('t.locale', '=', to)
    .where(
      's.sku',
      'in',
      lines.map(({ sku }) => sku),
    )
    .execute();
  const names = new Map(rows.map(({ sku, name }) => [sku, name]));
  return lines.map((line) => ({ ...line, name: names.get(line.sku) ?? line.name }));
};

/** Product of which a box has `qty` units. */
export interface Boxed extends Named {
  box_sku: string;
  locale: Locale;
  year: number | null;
  format: number | null;
  qty: number;
}

/** Contents of the boxes among these skus, as the catalogue has them now, in each language. */
export const findBoxed = async (db: Executor, skus: readonly string[]): Promise<Boxed[]> => {
  const { rows } = await sql<Boxed>`
    select c.box_sku, c.sku, t.locale, t.name, p.year, s.format, c.qty
    from box_contents c join skus s on s.sku = c.sku join products p on p.id = s.product_id
    join product_texts t on t.product_id = p.id
    where c.box_sku = any(${skus}::text[]) order by c.position`.execute(db);
  return rows;
};

/** Contents of all boxes of a line. Empty when the line is no box. */
export const boxedOf = (
  boxed: readonly Boxed[],
  line: { sku: string; qty: number },
  locale: Locale,
): Boxed[] =>
  boxed
    .filter((one) => one.box_sku === line.sku && one.locale === locale)
    .map((one) => ({ ...one, qty: one.qty * line.qty }));
