/** Reads the order of a visitor without scripts. */
import { readOrder } from 'shared-contracts/api/orders';
import type { Order } from 'shared-contracts/api/orders.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { PlainContext } from '../plain-page.ts';

/** Order ids of the API. */
const ID = /^[\w-]{8,64}$/;

/** Null for an order that this browser did not place. */
export const findPlainOrder = async ({ api, state }: PlainContext, id: string): Promise<Order | null> => {
  if (state.order?.id !== id || !ID.test(id)) return null;
  try {
    const input = { params: { id }, headers: { 'x-order-key': state.order.key } };
    return (await api.call(readOrder, input)).data;
  } catch (error) {
    const code = apiErrorOf(error)?.code;
    if (code === 'NOT_FOUND' || code === 'VALIDATION_FAILED') return null;
    throw error;
  }
};
