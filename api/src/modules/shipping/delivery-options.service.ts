import { isNameOfCommune } from 'shared-contracts/domain/commune-names';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findAllCommunes } from '../regions/regions.repository.ts';
import { findPickupHour, pickupHourInWords } from './pickup-hour.service.ts';
import { findPromise, toArrival } from './promise.service.ts';
import { chooseDeliveries, type Delivery, findTableDelivery } from './shipping.service.ts';
import { daysInWords } from './to-shipping.ts';

/**
 * Delivery to a commune by one of its names or its code, for an order that is placed now.
 * @throws DomainError COMMUNE_NOT_SERVED for an unknown commune, or a commune without delivery
 */
export const findDeliveryOptions = async (db: Executor, commune: string, locale: Locale) => {
  const communes = await findAllCommunes(db);
  const named = communes.find((one) => one.id === commune || isNameOfCommune(one, commune));
  if (!named) throw new DomainError('COMMUNE_NOT_SERVED', {}, ['commune']);
  const now = new Date();
  const table = await findTableDelivery(db, named.id, { field: 'commune' });
  const { cheapest, fastest } = await chooseDeliveries(db, table, now);
  const shown = async (delivery: Delivery) => ({
    price_delivery: delivery.price,
    time_delivery: daysInWords(delivery.minDays, delivery.maxDays, locale),
    promise: toArrival(await findPromise(db, delivery, now), locale),
  });
  const ready = await findPickupHour(db, now);
  return {
    commune_id: named.id,
    commune: cheapest.commune,
    region: cheapest.region,
    free_from: cheapest.freeFrom,
    ...(await shown(cheapest)),
    fastest: fastest && (await shown(fastest)),
    pickup_ready: ready && pickupHourInWords(ready, locale),
  };
};
