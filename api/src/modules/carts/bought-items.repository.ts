import type { Tx } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { execute } from '../../db/query.ts';

/**
 * Removes the bought quantities and the coupon of an order from its cart. Units that the shopper added later stay, and so do
 * cases that the shopper filled with other bottles. If the order's guest cart has joined an account's cart, changes the
 * account's cart. The caller must have locked the cart (`lock-cart.repository.ts`).
 */
export const deleteBoughtItems = async (db: Tx, orderCart: string, orderId: string): Promise<void> => {
  await execute(db)`${prepared('delete_bought_items')}
    with cart as (select coalesce(joined_into, id) as id from carts where id = ${orderCart}),
      bought as (
        select i.cart_id, i.sku, i.qty - l.qty as left_over
        from cart join cart_items i on i.cart_id = cart.id
        join order_lines l on l.sku = i.sku and l.case_id is null
        where l.order_id = ${orderId}),
      sold_cases as (
        select case_id, sum(qty) / max(case_size) as cases, jsonb_object_agg(sku, qty) as units
        from order_lines where order_id = ${orderId} and case_id is not null group by case_id),
      bought_cases as (
        select k.cart_id, k.id, k.qty - sold.cases as left_over
        from cart join cart_cases k on k.cart_id = cart.id join sold_cases sold on sold.case_id = k.id
        where sold.units = (
          select jsonb_object_agg(b.sku, b.count * sold.cases)
          from cart_case_bottles b where b.cart_id = k.cart_id and b.case_id = k.id)),
      emptied_cases as (
        delete from cart_cases k using bought_cases b
        where k.cart_id = b.cart_id and k.id = b.id and b.left_over <= 0),
      lowered_cases as (
        update cart_cases k set qty = b.left_over from bought_cases b
        where k.cart_id = b.cart_id and k.id = b.id and b.left_over > 0),
      emptied as (
        delete from cart_items i using bought b
        where i.cart_id = b.cart_id and i.sku = b.sku and b.left_over <= 0),
      lowered as (
        update cart_items i set qty = b.left_over from bought b
        where i.cart_id = b.cart_id and i.sku = b.sku and b.left_over > 0)
    update carts c set coupon_code = null from cart, orders o
    where o.id = ${orderId} and c.id = cart.id and c.coupon_code = o.coupon_code`;
};
