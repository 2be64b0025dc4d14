/**
 * The context of a page: all that its HTML depends on beside its address. A shared cache asks for it first and stores
 * pages by address and context. So a release, a rollback or another share of a canary needs no purge.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RemoteRegistry } from 'releases/remote-registry';
import type { ShellConfig } from '../config.ts';
import { cohortCookie } from '../visitor/cohort-cookie.ts';
import { CONTEXT_HEADER, type EdgeReader, LOCALE_HEADER } from '../visitor/edge-request.ts';
import type { Visitor } from '../visitor/page-request.ts';
import { releaseSetOf } from '../visitor/release-set.ts';
import { localeCookie } from '../visitor/request-locale.ts';
import { STALE_IF_ERROR_S } from './lifetimes.ts';

const CONTEXT_PATH = '/page-context';
const CACHE_CONTROL = `s-maxage=2, stale-while-revalidate=2, stale-if-error=${STALE_IF_ERROR_S}`;
const HASH_CHARACTERS = 16;

export const contextOf = ({
  locale,
  variant,
  revision,
}: Pick<Visitor, 'locale' | 'variant' | 'revision'>): string => {
  const hash = createHash('sha256').update(`${variant} ${revision}`).digest('base64url');
  return `${locale}.${hash.slice(0, HASH_CHARACTERS)}`;
};

interface ContextParts {
  config: ShellConfig;
  registry: Pick<RemoteRegistry, 'current' | 'revision' | 'variant' | 'canaries'>;
  readEdge: EdgeReader;
}

export const registerPageContext = (
  app: FastifyInstance,
  { config, registry, readEdge }: ContextParts,
): void => {
  if (!config.sharedCache) return;
  app.get(CONTEXT_PATH, (request, reply) => {
    const visitor = readEdge(request);
    if (!visitor) return reply.callNotFound();
    const { locale, cohort } = visitor;
    const hasCohorts = registry.canaries().length > 0;
    return reply
      .headers({
        'cache-control': CACHE_CONTROL,
        [CONTEXT_HEADER]: contextOf({ locale, ...releaseSetOf(registry, { cohort }) }),
        [LOCALE_HEADER]: locale,
        'x-shop-cohorts': hasCohorts ? 'on' : 'off',
        // The cache sets the cookies: only it knows whether the shopper has them.
        'x-shop-locale-cookie': localeCookie(locale, config),
        ...(hasCohorts && cohort !== undefined
          ? { 'x-shop-cohort-cookie': cohortCookie(cohort, config) }
          : {}),
      })
      .type('text/plain')
      .send('');
  });
};
