/** The parts of a HAR file that a scenario needs. Each browser saves one in its developer tools. */
import { z } from 'zod';

/** Set-Cookie, headers and names stay unread. */
const entry = z.object({
  /** Duration, ms. */
  time: z.number(),
  request: z.object({
    method: z.string(),
    url: z.url(),
    postData: z.object({ text: z.string().optional() }).optional(),
  }),
  response: z.object({
    /** 0 or -1 without an answer. */
    status: z.number(),
    redirectURL: z.string().optional(),
    content: z.object({ text: z.string().optional(), encoding: z.string().optional() }).optional(),
  }),
});
const har = z.object({ log: z.object({ entries: z.array(entry) }) });

export type HarEntry = z.output<typeof entry>;

/** @throws Error for text of another form */
export const readHar = (text: string): HarEntry[] => {
  try {
    return har.parse(JSON.parse(text)).log.entries;
  } catch {
    throw new Error('This is not a HAR file. Save one in the network tab of the developer tools');
  }
};

/** Body of the answer as text. Browsers may leave it out, and Safari writes base64. */
export const bodyOf = ({ content }: HarEntry['response']): string =>
  content?.encoding === 'base64'
    ? Buffer.from(content.text ?? '', 'base64').toString()
    : (content?.text ?? '');
