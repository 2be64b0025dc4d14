/** Content of a page behind a mailed link. The API provides it, the shell renders it in the shop's frame. */
import { z } from 'zod';

export const linkScreen = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** With a button the page asks; without, it tells. */
  button: z.string().optional(),
  /** Secret of the link, sent back by the button. */
  token: z.string().optional(),
  /** The form asks for the account's password, and links to the page for a new one. */
  password: z.object({ label: z.string(), forgotten: z.string(), recover: z.string() }).optional(),
  /** Why the form was refused. */
  problem: z.string().optional(),
  /** Words of the way home. */
  back: z.string(),
});

export type LinkScreen = z.infer<typeof linkScreen>;
