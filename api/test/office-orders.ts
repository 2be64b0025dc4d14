import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { OrderStep } from 'shared-contracts/office/order-steps.schema';
import { readOrder } from 'shared-contracts/office/orders';
import { expect } from 'vitest';
import type { CallOffice } from './office-harness.ts';
import type { Placed, Shop } from './shopper.ts';

export const stepsOf = ({ steps }: OfficeOrder) => steps.map(({ step }) => step);
export const stepOf = ({ steps }: OfficeOrder, name: OrderStep['step']) =>
  steps.find(({ step }) => step === name);

/** Orders of two bottles, as staff read and change them. */
export const officeOrdersOf = (shop: Shop, call: CallOffice) => {
  const read = async ({ id }: { id: string }, as = call): Promise<OfficeOrder> => {
    const { status, body } = await as(readOrder, { params: { id } });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  return {
    read,
    /** Writes with the current version. */
    async write(endpoint: Endpoint, order: { id: string }, body: object = {}) {
      const { version } = await read(order);
      return call(endpoint, { params: { id: order.id }, body: { version, ...body } });
    },
    async placeUnpaidTransfer(changes: object = {}): Promise<Placed> {
      const transfer = { payment_method: { document: '0', platform: 'transfer' }, ...changes };
      return (await shop.placeOrder(await shop.cartWith({ W6: 2 }), transfer)).body;
    },
    /** With delivery, paid by card: 23,990 CLP. */
    placePaidOrder: (changes: object = {}): Promise<Placed> => shop.placePaidOrder({ W6: 2 }, changes),
    /** Entries about an order, without those about looks at it. */
    auditOf: ({ number }: { number: string }) =>
      shop.db
        .selectFrom('audit_entries')
        .select(['action', 'before', 'after', 'reason', 'staff_id'])
        .where('entity_id', '=', number)
        .where('action', '!=', 'orders.read')
        .orderBy('id')
        .execute(),
    async mailKindsOf({ id }: { id: string }) {
      const { rows } = await shop.rawQuery(
        `select data ->> 'kind' as kind from jobs.job
         where name = 'send-order-mail' and data ->> 'order_id' = '${id}' order by created_on`,
      );
      return rows.map(({ kind }) => kind);
    },
  };
};
