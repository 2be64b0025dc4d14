import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { CatalogueChange } from '../db/catalogue-changes.ts';
import { createEdge } from './edge.ts';

/**
 * Pauses before a purge is repeated: an API or a shell may answer an edge from its memory, because it heard of the
 * change a moment later. The first repetition corrects nearly all such pages, the second those of a busy process.
 */
const PAUSES_MS = [300, 700];

/**
 * Purges the caches in front of the shop (`PURGE_URLS`) when something changes. Each process that runs jobs does,
 * because a purge may be repeated (docs/decisions/0068-invalidate-by-tag.md).
 * @returns undefined in a process that purges nothing
 */
export function addPurger(
  app: FastifyInstance,
  { API_ROLE, PURGE_URLS, PURGE_TOKEN = '' }: Config,
  registry: Registry,
): ((change: CatalogueChange) => void) | undefined {
  if (API_ROLE === 'web' || PURGE_URLS.length === 0) return undefined;
  const purges = new Counter({
    name: 'shop_purges_total',
    help: 'Purges sent to the caches in front of the shop',
    labelNames: ['result'],
    registers: [registry],
  });
  const edges = PURGE_URLS.map((url) => {
    let isAway = false;
    const edge = new URL(url).host;
    return createEdge({
      url,
      token: PURGE_TOKEN,
      sent(result, reason) {
        purges.inc({ result });
        // One line when an outage begins, and one when it ends.
        if (result === 'failed' && !isAway)
          app.log.warn({ edge, reason }, 'pages cannot be purged; it is tried again');
        if (result === 'done' && isAway) app.log.info({ edge }, 'pages can be purged again');
        isAway = result === 'failed';
      },
    });
  });

  const repetitions = new Set<NodeJS.Timeout>();
  app.addHook('onClose', () => {
    for (const timer of repetitions) clearTimeout(timer);
    for (const edge of edges) edge.stop();
  });
  const purge = (change: CatalogueChange): void => {
    for (const edge of edges) edge.purge(change);
  };
  const repeat = (change: CatalogueChange, [pause, ...later]: readonly number[]): void => {
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      repetitions.delete(timer);
      purge(change);
      repeat(change, later);
    }, pause).unref();
    repetitions.add(timer);
  };
  return (change) => {
    // Pages do not show the exact stock.
    const tags = change === 'all' ? change : change.filter((tag) => !tag.startsWith('stock-'));
    if (tags.length === 0) return;
    purge(tags);
    repeat(tags, PAUSES_MS);
  };
}
