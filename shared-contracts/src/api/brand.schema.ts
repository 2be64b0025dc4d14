import { z } from 'zod';

/** Colour of the shop's style as six lower-case hexadecimal digits. The pattern keeps other CSS out. */
const hex = z.string().regex(/^#[0-9a-f]{6}$/);
/** Style that staff have changed. */
export const brand = z.object({
  /** Changed custom properties of `tokens.css`. */
  colours: z.object({
    wine: hex.optional(),
    'wine-dark': hex.optional(),
    'wine-tint': hex.optional(),
    paper: hex.optional(),
    'paper-2': hex.optional(),
    'paper-3': hex.optional(),
    ink: hex.optional(),
    'ink-2': hex.optional(),
    'ink-3': hex.optional(),
  }),
  headings: z.enum(['serif', 'sans']),
  /** Picture in place of the name in the header. `image` is a base path below /storage, the size is in pixels. */
  logo: z.object({ image: z.string(), width: z.int(), height: z.int() }).optional(),
});
