import { z } from 'zod';

export const readPickupHour = {
  response: z.object({
    data: z.object({
      /** `Listo para retirar desde el jueves 3 de diciembre a las 16:00.` Null while staff have not set the hours. */
      ready: z.string().nullable(),
    }),
  }),
};
