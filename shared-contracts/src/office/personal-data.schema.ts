import { z } from 'zod';
import { day } from '../api/fields.schema.ts';

/** Register of processing. All texts are in the language of the request. */
export const readPersonalData = {
  response: z.object({
    purposes: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        data: z.string(),
        basis: z.string(),
        term: z.string(),
        receivers: z.array(z.string()),
        /** Tables of the database with this data. */
        tables: z.array(z.string()),
      }),
    ),
    /** Data outside the database, such as logs and backups. */
    elsewhere: z.array(z.object({ id: z.string(), name: z.string(), term: z.string() })),
    /** Erased rows of the last sixty days, the newest day first. */
    erased: z.array(
      z.object({
        day,
        /** Name of the purpose of these rows. */
        name: z.string(),
        /** `person`: people who were erased because they asked for it. */
        cause: z.enum(['term', 'person']),
        rows: z.int(),
      }),
    ),
  }),
};
