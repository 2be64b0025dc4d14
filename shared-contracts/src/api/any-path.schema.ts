import { z } from 'zod';

/** Not in the endpoint list, because this endpoint has no fixed path. */
export const readPath = {
  query: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  response: z.unknown(),
};
