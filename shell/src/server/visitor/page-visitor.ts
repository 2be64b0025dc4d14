/** The parts of a request that choose between versions of a page: language, cohort, previews and draft. */
import type { FastifyRequest } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import type { Locale } from 'shared-contracts/locale';
import type { ShellConfig } from '../config.ts';
import { cohortOf } from './cohort-cookie.ts';
import { type DraftView, draftCookie, findDraft, storedDraft } from './draft-preview.ts';
import type { EdgeReader } from './edge-request.ts';
import type { Previews, PreviewView } from './previews.ts';
import { localeCookie, localeOf } from './request-locale.ts';

export interface PageVisitor {
  locale: Locale;
  cohort?: number | undefined;
  preview?: PreviewView | undefined;
  draft?: DraftView | undefined;
  /** `Set-Cookie` headers of the response. */
  cookies: readonly string[];
  /** The page is for a shared cache. */
  isEdge: boolean;
}

interface VisitorParts {
  config: ShellConfig;
  registry: RemoteRegistry;
  previews: Previews;
  readEdge: EdgeReader;
}

export const readVisitor = async (
  request: FastifyRequest,
  { config, registry, previews, readEdge }: VisitorParts,
): Promise<PageVisitor> => {
  const edge = readEdge(request);
  // A shared page must not depend on any cookie, and the cache sets those of the shopper.
  if (edge?.context !== undefined)
    return { locale: edge.locale, cohort: edge.cohort, cookies: [], isEdge: true };
  const { locale, remember } = localeOf(request, config);
  const { cohort, cookie } = cohortOf(request, registry, config);
  const { view: preview, cookie: changedPreviews } = previews.of(request);
  const token = storedDraft(request);
  const draft = token ? await findDraft(config, token) : undefined;
  const cookies = [
    remember && localeCookie(locale, config),
    cookie,
    changedPreviews,
    draft === 'ended' && draftCookie(undefined, config),
  ].filter((text): text is string => Boolean(text));
  return {
    locale,
    cohort,
    preview,
    draft: typeof draft === 'object' ? draft : undefined,
    cookies,
    isEdge: false,
  };
};
