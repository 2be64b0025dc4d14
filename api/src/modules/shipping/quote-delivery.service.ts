import type { Db } from '../../db/connect.ts';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { Log } from '../../lib/log.ts';
import { CarrierAway, CarrierRefusal } from './carrier-adapter.ts';
import { adapterOf } from './carrier-adapters.ts';
import type { CourierSettings } from './courier-api.adapter.ts';
import { findCarriers } from './parcel.repository.ts';
import { findQuote, type QuotedCart, upsertQuote } from './shipping.repository.ts';
import type { Delivery } from './shipping.service.ts';

/** Shoppers wait for a silent carrier a few times. For half a minute they then get the price of the table at once. */
const BREAKER = { failures: 3, openMs: 30_000 };

/**
 * Creates the function that asks the carrier for a quote, if a carrier quotes and the cart has none. A carrier that does
 * not answer in time, refuses or is away leaves the price of the table: nothing blocks a sale.
 */
export const createDeliveryQuotes = (config: CourierSettings) => {
  const breaker = createCircuitBreaker(BREAKER);
  return async (
    { db, log }: { db: Db; log: Log },
    delivery: Delivery,
    cart: QuotedCart,
  ): Promise<Delivery> => {
    const carrier = cart.units > 0 ? (await findCarriers(db)).find(({ quotes }) => quotes) : undefined;
    const adapter = carrier && adapterOf(carrier, config);
    if (!adapter) return delivery;
    const { communeId, commune, region } = delivery;
    const known = await findQuote(db, communeId, cart);
    if (known !== null) return { ...delivery, price: known };
    const noQuote = (error: unknown): void => log.warn({ err: error }, 'No quote of the carrier');
    // A carrier that refuses a commune is not away: it quotes for others.
    const quote = () =>
      adapter.quote({ commune, region, units: cart.units }).catch((error: unknown) => {
        if (error instanceof CarrierRefusal) return noQuote(error);
        throw error;
      });
    const price = await breaker.run(quote).catch((error: unknown) => {
      if (error instanceof CarrierAway) return noQuote(error);
      throw error;
    });
    if (price === undefined) return delivery;
    await upsertQuote(db, communeId, { ...cart, price });
    return { ...delivery, price };
  };
};
