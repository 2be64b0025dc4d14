import { z } from 'zod';

export const readDraftPreview = {
  response: z.object({
    /** Page of the shop that shows the draft. */
    path: z.string(),
    /** End of the preview, ISO 8601. */
    until: z.string(),
  }),
};
