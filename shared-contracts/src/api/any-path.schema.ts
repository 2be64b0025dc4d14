import { z } from 'zod';

/** No entry of the registry: it names no path of its own. */
export const readPath = {
  query: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  response: z.unknown(),
};
