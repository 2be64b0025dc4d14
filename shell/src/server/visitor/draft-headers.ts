import { DRAFT_PREVIEW_COOKIE } from 'shared-contracts/draft-preview';

/** Header that makes the API answer with the draft. */
export const draftHeaders = (token: string | undefined): Record<string, string> =>
  token ? { cookie: `${DRAFT_PREVIEW_COOKIE}=${token}` } : {};
