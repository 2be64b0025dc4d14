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
