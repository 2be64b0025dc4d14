import { sql } from 'kysely';
import type { OrderCard } from 'shared-contracts/api/profile.schema';
import type { Executor } from '../../db/connect.ts';
import { offsetOf, type Page } from '../../db/list.ts';
import { IS_OF_PAYMENT } from '../refunds/refunds.repository.ts';

const CARD_IMAGES = 4;

/** One page of a customer's orders, newest first, with the total number. */
export const findOwnOrders = async (
  db: Executor,
  userId: string,
  query: Page,
): Promise<{ data: OrderCard[]; total: number }> => {
  const [{ total }, orders] = await Promise.all([
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders as o')
      .select(['o.id', 'o.number', 'o.status', 'o.payment_status', 'o.platform', 'o.delivery_method'])
      .select(['o.created_at', 'o.total'])
      .select((eb) => [
        eb
          .selectFrom('order_lines as l')
          .select(sql<string>`coalesce(sum(l.qty), 0)`.as('units'))
          .whereRef('l.order_id', '=', 'o.id')
          .as('units'),
        eb
          .selectFrom('order_lines as l')
          .select(
            sql<
              string[]
            >`coalesce((array_agg(l.image order by l.position))[1:${sql.lit(CARD_IMAGES)}], '{}')`.as(
              'images',
            ),
          )
          .whereRef('l.order_id', '=', 'o.id')
          .as('images'),
        eb
          .selectFrom('refunds as r')
          .select(sql<string>`coalesce(sum(r.amount), 0)`.as('refunded'))
          .whereRef('r.order_id', '=', 'o.id')
          .where('r.done_at', 'is not', null)
          .where(IS_OF_PAYMENT)
          .as('refunded'),
      ])
      .where('o.user_id', '=', userId)
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id')
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
  ]);
  const data = orders.map(({ created_at, units, images, refunded, ...order }) => ({
    ...order,
    created_at: created_at.toISOString(),
    units: Number(units ?? 0),
    refunded: Number(refunded ?? 0),
    images: images ?? [],
  }));
  return { data, total: Number(total) };
};
