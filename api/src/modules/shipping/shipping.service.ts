import {
  cheapestOf,
  type DeliveryOption,
  fastestOf,
  isSooner,
} from 'shared-contracts/domain/delivery-options';
import type { DeliveryPrice } from 'shared-contracts/domain/free-delivery';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Executor } from '../../db/connect.ts';
import { type Carrier, findCarriers } from './parcel.repository.ts';
import { findPromise } from './promise.service.ts';
import { findDeliveryRate, type QuotedCart } from './shipping.repository.ts';

/** Delivery to a commune: CLP with VAT, working days. */
export interface Delivery extends DeliveryPrice {
  communeId: string;
  commune: string;
  region: string;
  minDays: number;
  maxDays: number;
  /** Name of the carrier that asks this price. Null: the price of the table, which belongs to no carrier. */
  carrier: string | null;
}

/** Null: nothing arrives earlier than the cheapest delivery. */
export interface DeliveryChoice {
  cheapest: Delivery;
  fastest: Delivery | null;
}

/**
 * Delivery to a commune by the table, or at a carrier's quote for the cart. A commune's own row of the table is stronger
 * than its region's (docs/product/checkout.md#delivery).
 * @param field request field that holds the commune
 * @throws DomainError COMMUNE_NOT_SERVED for an unknown commune, or a commune without delivery
 */
export const findTableDelivery = async (
  db: Executor,
  communeId: string,
  { field = 'commune_id', cart }: { field?: string; cart?: QuotedCart } = {},
): Promise<Delivery> => {
  const found = await findDeliveryRate(db, communeId, cart);
  if (!found) throw new DomainError('COMMUNE_NOT_SERVED', {}, [field]);
  return { communeId, carrier: null, ...found };
};

/** Whether the own price of a carrier is for the commune. */
export const servesCommune = (communeId: string, { region_id, commune_ids }: Carrier['rates'][number]) =>
  communeId.startsWith(region_id) && (commune_ids.length === 0 || commune_ids.includes(communeId));

/**
 * The cheapest and the fastest of the table's delivery and the carriers' own ones
 * (docs/product/delivery.md#two-ways). Free delivery applies to the cheapest one only.
 */
export const chooseDeliveries = async (db: Executor, table: Delivery, now: Date): Promise<DeliveryChoice> => {
  const carriers = await findCarriers(db);
  const quoting = carriers.find(({ quotes }) => quotes);
  const ofCarriers = carriers.flatMap(({ name, rates }) =>
    rates
      .filter((rate) => servesCommune(table.communeId, rate))
      .map(({ price, min_days, max_days }) => ({
        ...table,
        price,
        minDays: min_days,
        maxDays: max_days,
        carrier: name,
      })),
  );
  const all = [{ ...table, carrier: quoting?.name ?? null }, ...ofCarriers] as const;
  const cheapest = cheapestOf(all);
  const fastest = fastestOf(all);
  const promised = async (one: Delivery) => ({ ...one, promise: await findPromise(db, one, now) });
  const isWorth = fastest !== cheapest && isSooner(await promised(fastest), await promised(cheapest));
  return { cheapest, fastest: isWorth ? { ...fastest, freeFrom: null } : null };
};

/**
 * The delivery that an order takes now.
 * @throws DomainError COMMUNE_NOT_SERVED; DELIVERY_OPTION_GONE at `delivery.option` for `fastest` when nothing is faster
 */
export const findDelivery = async (
  db: Executor,
  communeId: string,
  {
    option = 'cheapest',
    now = new Date(),
    ...from
  }: { field?: string; cart?: QuotedCart; option?: DeliveryOption | null | undefined; now?: Date } = {},
): Promise<Delivery> => {
  const table = await findTableDelivery(db, communeId, from);
  const found = (await chooseDeliveries(db, table, now))[option ?? 'cheapest'];
  if (!found) throw new DomainError('DELIVERY_OPTION_GONE', {}, ['delivery.option']);
  return found;
};
