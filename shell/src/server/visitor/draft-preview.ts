/**
 * Preview of a draft of the office: the API answers with the draft, for a browser with the cookie of its link
 * (docs/architecture/office/drafts.md#preview).
 */
import type { FastifyRequest } from 'fastify';
import { readDraftPreview } from 'shared-contracts/api/draft-preview';
import * as schema from 'shared-contracts/api/draft-preview.schema';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { DRAFT_PREVIEW_COOKIE, DRAFT_PREVIEW_TOKEN } from 'shared-contracts/draft-preview';
import type { ShellConfig } from '../config.ts';
import { draftHeaders } from './draft-headers.ts';
import { shopCookie, storedCookie } from './shop-cookie.ts';

/** The API applies the draft first, and one draft after the other, so that it needs longer than for a usual read. */
const TIMEOUT_MS = 10_000;

export interface DraftView {
  token: string;
  /** Page of the shop that shows the draft. */
  path: string;
  /** End of the link, ms. */
  until: number;
}

export const storedDraft = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  storedCookie(request, DRAFT_PREVIEW_COOKIE);

/** `Set-Cookie` for a preview. Without one, the browser drops the cookie. */
export const draftCookie = (view: DraftView | undefined, config: Pick<ShellConfig, 'publicUrl'>): string =>
  shopCookie(config, {
    name: DRAFT_PREVIEW_COOKIE,
    value: view?.token ?? '',
    maxAge: view ? Math.max(0, Math.floor((view.until - Date.now()) / 1_000)) : 0,
  });

/**
 * Preview that a token opens. `ended` for a wrong token too. `unreachable` while the API does not answer: the
 * preview may go on later, so its cookie stays.
 */
export const findDraft = async (
  { apiUrl }: Pick<ShellConfig, 'apiUrl'>,
  token: string,
): Promise<DraftView | 'ended' | 'unreachable'> => {
  if (!DRAFT_PREVIEW_TOKEN.test(token)) return 'ended';
  try {
    const answer = await fetch(`${apiUrl}/api${endpointUrl(readDraftPreview, {})}`, {
      headers: draftHeaders(token),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return 'ended';
    const { path, until } = schema.readDraftPreview.response.parse(await answer.json());
    return { token, path, until: Date.parse(until) };
  } catch {
    return 'unreachable';
  }
};
