import type { Release } from 'releases/remote-registry';
import type { Layout } from 'shared-contracts/api/pages.schema';
import { inSpan } from 'tracing/span';
import { kindOf } from '../cache/page-key.ts';
import type { CanaryWatch } from '../canary/canary-watch.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Place } from '../render/gate.ts';
import type { RenderOutcome } from '../render/outcome.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { type PageRequest, parsedAddress } from '../visitor/page-request.ts';
import type { KnownHeads } from './partial-page.ts';

/** Request for the content of a slot. */
export interface SlotRequest {
  page: PageRequest;
  layout: Layout;
  /** False for a page with overrides, previews or a draft. Its renders say nothing about the current releases. */
  isLive: boolean;
}

export interface RenderParts {
  pool: Pick<RenderPool, 'render'>;
  metrics: Pick<Metrics, 'render'>;
  watch: Pick<CanaryWatch, 'rendered'>;
  log: { warn(details: object, text: string): void };
}

/**
 * Place of the page in the queue of renders. Anyone can invent a path of a route with parameters (`named`). Such a page
 * is ordinary only while the shell remembers its head, which it does after a complete render.
 */
const placeOf = ({ page, isLive }: SlotRequest, heads: KnownHeads): Place => {
  const kind = kindOf(page);
  const isKnown = kind === 'named' && heads.has(page.url, page.locale);
  const isCached = isLive && !page.match?.route.personal;
  // For a visitor without scripts.
  const isPlain = page.plain !== undefined;
  return { isOrdinary: kind === 'fixed' || isKnown, client: page.client ?? '', isCached, isPlain };
};

/** Renders a page and records duration and outcome. */
export const createMeasuredRender =
  ({ pool, metrics, watch, log }: RenderParts, heads: KnownHeads) =>
  async (release: Release, slot: SlotRequest): Promise<[RenderOutcome, renderMs: number]> => {
    const { page, layout, isLive } = slot;
    const { url, locale, match, draft, plain } = page;
    const began = performance.now();
    const parsed = parsedAddress(page);
    const asked = {
      url,
      locale,
      ...(parsed && { parsed }),
      ...(plain && { plain: plain.state, ...(plain.form && { form: plain.form }) }),
    };
    const attributes = { 'shop.remote': release.id, 'shop.remote.version': release.version };
    const outcome = await inSpan({ name: `render ${release.id}`, attributes }, async (span) => {
      const extras = { shopName: layout.shop.name, draft: draft?.token, visitor: plain?.visitor };
      const made = await pool.render(release, asked, extras, placeOf(slot, heads));
      if (made.kind === 'failed') span?.fail(made.cause);
      return made;
    });
    const renderMs = performance.now() - began;
    const result = outcome.kind === 'rendered' ? outcome.kind : outcome.cause;
    if (isLive) {
      metrics.render(release.id, result, renderMs / 1_000);
      watch.rendered(release, { address: `${locale} ${url}`, outcome: result, ms: renderMs });
    }
    // A flood of requests must not fill the log. The metrics count the pages that were shed.
    if (outcome.kind === 'failed' && outcome.cause !== 'shed') {
      const { cause, reason } = outcome;
      const { id: remote, version } = release;
      log.warn({ remote, version, path: match?.route.path, cause, reason }, 'slot not rendered');
    }
    return [outcome, renderMs];
  };
