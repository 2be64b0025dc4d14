import { z } from 'zod';

export const login = {
  body: z.object({ email: z.email().max(120), password: z.string().min(1).max(128) }),
  response: z.object({
    access_token: z.string(),
    refresh_token: z.string().optional(),
    /** Seconds. */
    expires_in: z.int(),
  }),
};
