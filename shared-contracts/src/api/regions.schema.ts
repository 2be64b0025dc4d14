import { z } from 'zod';

const region = z.object({ id: z.string(), name: z.string(), short_name: z.string() });
const commune = z.object({ id: z.string(), name: z.string(), region_id: z.string() });

export const listRegions = { response: z.object({ data: z.array(region) }) };
export const listCommunes = {
  params: z.object({ id: z.string().regex(/^\d{2}$/) }),
  response: z.object({ data: z.array(commune) }),
};

export type Region = z.output<typeof region>;
export type Commune = z.output<typeof commune>;
