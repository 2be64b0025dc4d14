/**
 * The cookie that keeps a shopper in one cohort, so that server, open page, login and every tab agree on the releases
 * (docs/decisions/0058-canary-releases.md). It holds one of 1,000 numbers, so it identifies nobody.
 */
import type { FastifyRequest } from 'fastify';
import { parseCohort, randomCohort } from 'releases/canary/cohort';
import type { RemoteRegistry } from 'releases/remote-registry';
import { COHORT_COOKIE } from 'shared-contracts/domain/storage-keys';
import type { ShellConfig } from '../config.ts';
import { shopCookie, storedCookie } from './shop-cookie.ts';

/** Lifetime of the cookie, longer than a canary runs. */
const KEPT_S = 30 * 86_400;

export interface CohortChoice {
  /** Undefined while no canary runs. */
  cohort?: number;
  /** `Set-Cookie` of a new shopper. */
  cookie?: string;
}

type Canaries = Pick<RemoteRegistry, 'canaries'>;

/** The stored cohort. Undefined while no canary runs, and for a shopper without the cookie. */
export const storedCohort = (
  request: Pick<FastifyRequest, 'headers'>,
  registry: Canaries,
): number | undefined =>
  registry.canaries().length === 0 ? undefined : parseCohort(storedCookie(request, COHORT_COOKIE));

/** The `Set-Cookie` header that keeps a shopper in a cohort. */
export const cohortCookie = (cohort: number, config: Pick<ShellConfig, 'publicUrl'>): string =>
  shopCookie(config, { name: COHORT_COOKIE, value: String(cohort), maxAge: KEPT_S });

/** The cohort of a request for a page. A new shopper gets a random one. */
export const cohortOf = (
  request: Pick<FastifyRequest, 'headers'>,
  registry: Canaries,
  config: Pick<ShellConfig, 'publicUrl'>,
): CohortChoice => {
  if (registry.canaries().length === 0) return {};
  const stored = storedCohort(request, registry);
  if (stored !== undefined) return { cohort: stored };
  const cohort = randomCohort();
  return { cohort, cookie: cohortCookie(cohort, config) };
};
