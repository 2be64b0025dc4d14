/** Reads language, cohort, previews and draft of a request. */
import type { FastifyRequest } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import { networkOf } from 'serving/client-network';
import type { ShellConfig } from '../config.ts';
import { cohortOf } from './cohort-cookie.ts';
import { draftCookie, findDraft, storedDraft } from './draft-preview.ts';
import type { EdgeReader } from './edge-request.ts';
import type { Previews } from './previews.ts';
import { releaseSetOf } from './release-set.ts';
import { localeCookie, localeOf } from './request-locale.ts';

interface VisitorParts {
  config: ShellConfig;
  registry: Pick<RemoteRegistry, 'current' | 'variant' | 'revision' | 'canaries'>;
  previews: Pick<Previews, 'of'>;
  readEdge: EdgeReader;
}

export const readVisitor = async (
  request: FastifyRequest,
  { config, registry, previews, readEdge }: VisitorParts,
) => {
  const client = networkOf(request);
  const edge = readEdge(request);
  // A shared page must not depend on any cookie, and the cache sets those of the shopper.
  if (edge?.context !== undefined)
    return {
      visitor: { ...releaseSetOf(registry, edge), locale: edge.locale, client },
      cookies: [],
      isEdge: true,
    };
  const { locale, remember } = localeOf(request, config);
  const { cohort, cookie } = cohortOf(request, registry, config);
  const { view: preview, cookie: changedPreviews } = previews.of(request);
  const token = storedDraft(request);
  const found = token ? await findDraft(config, token) : undefined;
  const draft = typeof found === 'object' ? found : undefined;
  const cookies = [
    remember && localeCookie(locale, config),
    cookie,
    changedPreviews,
    found === 'ended' && draftCookie(undefined, config),
  ].filter((text): text is string => Boolean(text));
  return {
    visitor: { ...releaseSetOf(registry, { cohort, preview }), locale, preview, draft, client },
    /** `Set-Cookie` headers of the response. */
    cookies,
    /** Whether the page is for a shared cache. */
    isEdge: false,
  };
};
