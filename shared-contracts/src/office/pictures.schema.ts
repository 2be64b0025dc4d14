import { z } from 'zod';
import { MAX_PICTURE_BYTES, PICTURE_WIDTHS } from './picture-limits.ts';

const share = z.number().min(0).max(1);
/** Part of the picture to keep, as shares of its width and height. */
const crop = z.object({ left: share, top: share, width: share, height: share });

/** Base path of a stored picture below /storage, without file extension. */
export const storedPicture = z
  .string()
  .max(200)
  .regex(/^\/storage\/(?:[a-z0-9-]+\/){0,3}[a-z0-9-]+\.[0-9a-f]{8}$/);

/**
 * `name` becomes a part of the picture's address. `shape`: `product` is padded to 4:5, as product pictures are. `own`
 * keeps its proportions. `logo` does so too, and may be smaller than other pictures.
 */
export const addPicture = {
  body: z.object({
    file: z
      .base64()
      .min(1)
      .max(Math.ceil(MAX_PICTURE_BYTES / 3) * 4),
    name: z.string().trim().max(100).default(''),
    folder: z.enum(['products', 'content']),
    shape: z.enum(['product', 'own', 'logo']).default('own'),
    crop: crop.optional(),
  }),
  response: z.object({ image: z.string(), width: z.int(), height: z.int() }),
};

const width = z.coerce
  .number()
  .refine((value): value is (typeof PICTURE_WIDTHS)[number] => PICTURE_WIDTHS.some((one) => one === value))
  .default(160);

/** File of a stored picture, `w` pixels wide. */
export const readPicture = {
  query: z.object({ image: storedPicture, w: width }),
  response: z.string(),
};
