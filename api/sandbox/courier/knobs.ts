import { z } from 'zod';
import { commonControl, createFaults } from '../faults.ts';

const OPERATIONS = ['quote', 'book', 'track', 'cancel'] as const;
export type CourierOperation = (typeof OPERATIONS)[number];

/** Faults that a test may set. `null` resets one, `{}` resets all. */
export const courierControl = z.strictObject({
  ...commonControl,
  /** The courier is away: a 503, or a closed connection. */
  fail: z.enum(['503', 'drop']).nullish(),
  /** Reason for which the courier refuses the next requests, in its own words. */
  refuse: z.string().min(1).max(200).nullish(),
  /** Webhooks of the next moves: each one twice, the last one first, or none. */
  webhooks: z.enum(['twice', 'reversed', 'silent']).nullish(),
  /** Time in ms by which their signatures are too old, or too new when negative. */
  webhook_age_ms: z.int().nullish(),
  /** CLP of the next quotes. */
  price: z.int().min(0).nullish(),
  /** Address of the shop that gets the webhooks. */
  webhook_url: z.url({ protocol: /^https?$/ }).optional(),
  operation: z.enum(OPERATIONS).optional(),
  /** Text of the requests that `fail` applies to, for example the number of an order. */
  about: z.string().min(1).optional(),
});
export type CourierControl = z.input<typeof courierControl>;

const NAMES = ['latency_ms', 'fail', 'refuse', 'webhooks', 'webhook_age_ms', 'price'] as const;
type Values = { [Key in (typeof NAMES)[number]]: NonNullable<z.output<typeof courierControl>[Key]> };

export const createCourierKnobs = () => createFaults<Values>(NAMES);
export type CourierKnobs = ReturnType<typeof createCourierKnobs>;
