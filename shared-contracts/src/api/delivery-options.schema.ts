import { z } from 'zod';
import { arrivalPromise, clp } from './common.schema.ts';

/** Delivery to a commune for an order that is placed now, independent of a cart. */
export const readDeliveryOptions = {
  /** Name of the commune, one of its other names, or its official code. Ignores case and accents. */
  query: z.object({ commune: z.string().trim().min(2).max(60) }),
  response: z.object({
    data: z.object({
      commune_id: z.string(),
      commune: z.string(),
      region: z.string(),
      /** Price below `free_from`, CLP, VAT included. */
      price_delivery: clp,
      /** Products after offers and coupon from which the delivery is free, CLP. Null: never. */
      free_from: clp.nullable(),
      /** Working days in words: `1 a 2 días hábiles`. */
      time_delivery: z.string(),
      /** Null while staff have not set the rules. */
      promise: arrivalPromise.nullable(),
      /** Delivery that arrives earlier and is never free. Null: nothing arrives earlier. */
      fastest: z
        .object({ price_delivery: clp, time_delivery: z.string(), promise: arrivalPromise.nullable() })
        .nullish(),
      /** From when an order of this moment is ready for pick-up, in words. Null without hours of pick-up. */
      pickup_ready: z.string().nullish(),
    }),
  }),
};
