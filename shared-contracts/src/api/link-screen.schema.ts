/** Content of a page behind a mailed link. The API provides it, the shell renders it in the shop's frame. */
import { z } from 'zod';

export const linkScreen = z.object({
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Label of the confirm button. Without it, the page only informs. */
  button: z.string().optional(),
  /** Token of the link. The form sends it back. */
  token: z.string().optional(),
  /** The form asks for the account's password and links to password recovery. */
  password: z.object({ label: z.string(), forgotten: z.string(), recover: z.string() }).optional(),
  /** Why the API refused the form. */
  problem: z.string().optional(),
  /** Label of the link home. Without it, the page has none. */
  back: z.string().optional(),
});

export type LinkScreen = z.infer<typeof linkScreen>;
