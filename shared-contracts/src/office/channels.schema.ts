import { z } from 'zod';

export const readProductFeed = {
  response: z.object({
    /** Public address in each language of the shop. */
    addresses: z.array(z.object({ locale: z.enum(['es', 'en']), url: z.url() })),
    /** Formats in the feed. */
    sent: z.int(),
    /** Formats on sale that the feed leaves out, by reason, with some of their products. */
    left_out: z.array(
      z.object({
        reason: z.enum(['no_picture', 'no_price']),
        count: z.int(),
        products: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
};
