import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readProduct } from 'shared-contracts/office/products.schema';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';

type Detail = EndpointOutput<typeof readProduct>;

const PRICE_CHANGES = 50;
const NO_TEXT = { name: '', detail: '', description: '' };

/** Texts of a product by language. */
export const findTexts = async (db: Executor, id: number): Promise<Detail['texts']> => {
  const rows = await db
    .selectFrom('product_texts')
    .select(['locale', 'name', 'detail', 'description'])
    .where('product_id', '=', id)
    .execute();
  const texts = new Map(rows.map(({ locale, ...text }) => [locale, text]));
  return { es: texts.get('es') ?? NO_TEXT, en: texts.get('en') ?? NO_TEXT };
};

/** Contents of a box with their Spanish names. */
export const findContentNames = (db: Executor, id: number): Promise<Detail['contents']> => queryRows(db)<
  Detail['contents'][number]
>`
    select c.sku, t.name, c.qty
    from skus box join box_contents c on c.box_sku = box.sku join skus inside on inside.sku = c.sku
    join product_texts t on t.product_id = inside.product_id and t.locale = 'es'
    where box.product_id = ${id} order by c.position`;

/** Latest changes of the prices of these skus. */
export const findPriceChangesOf = async (db: Executor, skus: readonly string[]) =>
  (
    await queryRows(db)<Timed<Detail['price_changes'][number], 'at'>>`
    select id::text as id, changed_at as at, sku, old_price, new_price, old_reference_price, new_reference_price,
      reason
    from price_changes where sku = any(${skus}::text[])
    order by price_changes.id desc limit ${PRICE_CHANGES}`
  ).map(isoTimes);
