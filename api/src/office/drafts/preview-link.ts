import { DRAFT_PREVIEW_MS, DRAFT_PREVIEW_PATH, DRAFT_PREVIEW_TOKEN } from 'shared-contracts/draft-preview';
import { PERMISSIONS } from 'shared-contracts/office/access';
import { DRAFT_KINDS } from 'shared-contracts/office/drafts.schema';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { isSigned, sign } from '../../lib/signature.ts';

const payload = z.object({
  kind: z.enum(DRAFT_KINDS),
  id: z.string(),
  staffId: z.string(),
  /** Permission of the endpoint that made the link. */
  permission: z.enum(PERMISSIONS),
  /** ms */
  until: z.number(),
});
export type PreviewLink = z.output<typeof payload>;

/** Link that opens the shop with the current draft. It is signed, because the shop shows drafts to its holder. */
export const previewUrl = (
  { APP_SECRET, PUBLIC_URL }: Pick<Config, 'APP_SECRET' | 'PUBLIC_URL'>,
  link: Omit<PreviewLink, 'until'>,
): { url: string; expires_at: string } => {
  const until = Date.now() + DRAFT_PREVIEW_MS;
  const text = Buffer.from(JSON.stringify({ ...link, until })).toString('base64url');
  const token = `${text}.${sign(APP_SECRET, 'draft-preview', text)}`;
  return { url: `${PUBLIC_URL}${DRAFT_PREVIEW_PATH}/${token}`, expires_at: new Date(until).toISOString() };
};

/** Preview that a token opens. Null when it is forged or expired. */
export const readPreviewToken = (secret: string, token: string): PreviewLink | null => {
  if (!DRAFT_PREVIEW_TOKEN.test(token)) return null;
  const [text = '', signature = ''] = token.split('.');
  if (!isSigned(secret, 'draft-preview', text, signature)) return null;
  const read = payload.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success && read.data.until > Date.now() ? read.data : null;
};
