import type { Updateable } from 'kysely';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { lockName } from '../../db/lock-name.ts';
import type { OrdersTable } from '../../db/schema/sales.ts';
import { findSetting } from '../settings/settings.repository.ts';

export type Carrier = SettingValue<'carriers'>['carriers'][number];

/** Carriers that the shop uses. Empty until staff set them. */
export const findCarriers = async (db: Executor): Promise<Carrier[]> =>
  (await findSetting(db, 'carriers'))?.carriers ?? [];

/**
 * Number of another order with this parcel. Locks the parcel until the transaction ends, so that two orders at once
 * cannot both get it.
 */
export const findOrderOfParcel = async (
  trx: Tx,
  { carrier, number, orderId }: { carrier: string; number: string; orderId: string },
): Promise<string | undefined> => {
  await lockName(trx, `parcel:${carrier}:${number}`);
  const row = await trx
    .selectFrom('orders')
    .select('number')
    .where('carrier', '=', carrier)
    .where('tracking_number', '=', number)
    .where('id', '!=', orderId)
    .executeTakeFirst();
  return row?.number;
};

export const updateParcel = async (
  trx: Tx,
  orderId: string,
  columns: Pick<Updateable<OrdersTable>, 'carrier' | 'tracking_number' | 'tracking_url' | 'parcel_problem'>,
): Promise<void> => {
  await trx.updateTable('orders').set(columns).where('id', '=', orderId).execute();
};
