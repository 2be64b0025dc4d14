import { z } from 'zod';
import { listOf, listQuery, reason, textFile, version } from './common.schema.ts';

const subscriptionId = z.object({ id: z.uuid() });
const time = z.iso.datetime();
const status = z.enum(['pending', 'confirmed', 'unsubscribed']);

const subscription = z.object({
  id: z.string(),
  version,
  email: z.string(),
  status,
  locale: z.enum(['es', 'en']),
  /** When the address was last asked to confirm. */
  asked_at: time,
  unsubscribed_at: time.nullable(),
  /** Proof of the consent. Null without one: a pending address has not consented yet. */
  consent: z
    .object({
      at: time,
      /** When the box was ticked, if the address was confirmed later. */
      ticked_at: time.nullable(),
      /** Words beside the box. */
      text: z.string(),
      version: z.string(),
      /** Page: `checkout`, `registration`, `newsletter-mail`… */
      channel: z.string(),
    })
    .nullable(),
});

/** `q`: a part of the e-mail. */
export const listSubscriptions = {
  query: z.object({ ...listQuery(['asked_at']), status: status.optional() }),
  response: listOf(subscription),
};

export const removeSubscription = {
  params: subscriptionId,
  body: z.object({ version, reason }),
  response: z.object({}),
};

/** Confirmed addresses with the proof of their consent, as CSV text. */
export const exportSubscriptions = {
  body: z.object({ reason }),
  response: textFile.extend({
    rows: z.int(),
    /** More addresses are confirmed than a file has. */
    more: z.boolean(),
  }),
};
