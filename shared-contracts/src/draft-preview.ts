/** Preview of a draft: the shop shows it in place of what is published, to one browser. */

/** Cookie with the token of the link. The shell sets it, and sends it to the API with the calls of a page. */
export const DRAFT_PREVIEW_COOKIE = 'draft_preview';
/** Path of the shop below which the token is. */
export const DRAFT_PREVIEW_PATH = '/preview/draft';
/** A link opens the preview for this long. */
export const DRAFT_PREVIEW_MS = 30 * 60_000;
/** Payload and signature in base64url. */
export const DRAFT_PREVIEW_TOKEN = /^[\w-]{20,400}\.[\w-]{43}$/;
