/**
 * Renders the most asked pages after a release, a rollback or another share of a canary, so that the first shoppers
 * do not wait (docs/architecture/page-request.md#page-cache).
 */
import { COHORTS } from 'releases/canary/cohort';
import type { RemoteRegistry } from 'releases/remote-registry';
import type { PageCache } from '../cache/page-cache.ts';
import { keyOf } from '../cache/page-key.ts';
import type { Composer } from '../document/compose-page.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { type PageRequest, readPage } from '../visitor/page-request.ts';
import { releaseSetOf } from '../visitor/release-set.ts';
import type { AskedPages } from './asked-pages.ts';

const MOST_PAGES = 50;
const LOOK_MS = 500;
/** Pause before the next attempt while shoppers need the places of the pool. */
const BUSY_MS = 100;
/** After this time, shoppers have rendered the pages themselves. */
const GIVE_UP_MS = 30_000;

interface WarmUpParts {
  registry: Pick<RemoteRegistry, 'current' | 'revision' | 'variant' | 'canaries'>;
  cache: Pick<PageCache, 'has' | 'warm'>;
  composer: Pick<Composer, 'compose'>;
  pool: Pick<RenderPool, 'hasSpare'>;
  asked: Pick<AskedPages, 'most'>;
  metrics: Pick<Metrics, 'page'>;
  log: { info(details: object, text: string): void };
}

/** One cohort for each combination of canaries. */
const cohortsOf = ({ registry }: Pick<WarmUpParts, 'registry'>): readonly (number | undefined)[] => {
  if (registry.canaries().length === 0) return [undefined];
  const found = new Map<string, number>();
  for (let cohort = 0; cohort < COHORTS; cohort += 1) {
    const variant = registry.variant(cohort);
    if (!found.has(variant)) found.set(variant, cohort);
  }
  return [...found.values()];
};

/** Renders the pages one after the other, while the pool has places to spare. Returns their number. */
const warmPages = async (parts: WarmUpParts, isCurrent: () => boolean): Promise<number> => {
  const { registry, cache, composer, pool, asked, metrics } = parts;
  const began = performance.now();
  let count = 0;
  const isOver = (): boolean => !isCurrent() || performance.now() - began > GIVE_UP_MS;
  const warm = async (page: PageRequest): Promise<void> => {
    const release = page.match && page.releases.get(page.match.route.owner);
    const key = keyOf(page);
    if (!release || cache.has(key)) return;
    while (!pool.hasSpare(release)) {
      await new Promise<void>((done) => setTimeout(done, BUSY_MS).unref());
      if (isOver()) return;
    }
    await cache.warm(key, () => composer.compose(page));
    metrics.page('warmed');
    count += 1;
  };
  const cohorts = cohortsOf(parts);
  for (const { target, locale } of asked.most(MOST_PAGES))
    for (const cohort of cohorts) {
      if (isOver()) return count;
      await warm(readPage(target, { locale, ...releaseSetOf(registry, { cohort }) })).catch(() => {});
    }
  return count;
};

/** @returns function that stops it */
export const startWarmUp = (parts: WarmUpParts): (() => void) => {
  const { registry, log } = parts;
  let revision = registry.revision();
  const look = async (): Promise<void> => {
    const next = registry.revision();
    if (next === revision) return;
    revision = next;
    const pages = await warmPages(parts, () => revision === next && registry.revision() === next);
    log.info({ pages }, 'pages rendered in advance');
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return () => {
    revision = '';
    clearInterval(timer);
  };
};
