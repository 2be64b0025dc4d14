import type { Tx } from '../../db/connect.ts';
import { fromNewRow } from '../../db/from-new-row.ts';

export interface SeedRegions {
  /** From north to south. */
  regions: { id: string; name: string; short_name: string }[];
  communes: { id: string; name: string; region_id: string }[];
  /** Ids of communes without home delivery, even when their region has a rate. */
  notDelivered: readonly string[];
  /** CLP with VAT, working days. A region without a rate has no delivery. */
  rates: { region_id: string; price: number; min_days: number; max_days: number }[];
}

/** Writes regions and communes. Keeps the merchant's delivery prices unless `reset`. */
export async function seedRegions(
  tx: Tx,
  { regions, communes, notDelivered, rates }: SeedRegions,
  reset: boolean,
): Promise<void> {
  await tx
    .insertInto('regions')
    .values(regions.map(({ id, name, short_name }, position) => ({ id, name, short_name, position })))
    .onConflict((on) => on.column('id').doUpdateSet(fromNewRow('name', 'short_name', 'position')))
    .execute();
  await tx
    .insertInto('communes')
    .values(
      communes.map(({ id, name, region_id }) => ({
        id,
        name,
        region_id,
        is_delivered: !notDelivered.includes(id),
      })),
    )
    .onConflict((on) => on.column('id').doUpdateSet(fromNewRow('name', 'region_id')))
    .execute();
  if (rates.length === 0) return;
  await tx
    .insertInto('shipping_rates')
    .values(
      rates.map(({ region_id, price, min_days, max_days }) => ({ region_id, price, min_days, max_days })),
    )
    .onConflict((on) =>
      reset
        ? on.column('region_id').doUpdateSet(fromNewRow('price', 'min_days', 'max_days', 'free_from'))
        : on.doNothing(),
    )
    .execute();
}
