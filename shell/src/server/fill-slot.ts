/**
 * Fills the slot of a page: finds its route, asks the owner's release to render it, and names what stands in for a
 * failure.
 */

import type { Release } from 'releases/remote-registry';
import { isAccess } from 'shared-contracts/access';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RenderResult } from 'shared-contracts/remote';
import { matchRoute, type Route } from 'shared-contracts/routes';
import { indexedHead } from '../head/head-tags.ts';
import { builtInFailure } from './built-in-content.ts';
import type { ShellConfig } from './config.ts';
import type { FrameContent } from './content.ts';
import type { FrameModule } from './frame-module.ts';
import type { Metrics } from './metrics.ts';
import { createKnownHeads } from './partial-page.ts';
import type { RenderPool } from './render/render-pool.ts';
import type { Slot } from './stitch.ts';

export interface Filled {
  slot: Slot;
  head: PageHead;
  status: number;
  redirect?: string;
  cacheable: boolean;
  /** Render time of the owner on the server, ms. */
  renderMs?: number;
}

/** Request for the content of a slot. */
export interface Asked {
  url: string;
  locale: Locale;
  layout: Layout;
  releases: ReadonlyMap<string, Release>;
}

export interface SlotFiller {
  fill(asked: Asked): Promise<Filled>;
  /** The page without its remote. The browser fills the slot; a crawler comes again. */
  partial(asked: Asked): Promise<Filled>;
  /** The screen for a fault of the shell's own. */
  failure(locale: Locale): Filled;
}

interface FillerParts {
  config: Pick<ShellConfig, 'publicUrl'>;
  frame: FrameModule;
  content: FrameContent;
  pool: Pick<RenderPool, 'render'>;
  metrics: Pick<Metrics, 'render'>;
  log: { warn(details: object, text: string): void };
}

export const createSlotFiller = ({ config, frame, content, pool, metrics, log }: FillerParts): SlotFiller => {
  const heads = createKnownHeads();
  const pathOf = (url: string) => new URL(url, config.publicUrl).pathname;
  const routeOf = (url: string) => matchRoute(pathOf(url))?.route;

  const notFound = async (locale: Locale): Promise<Filled> => {
    const page = await content.notFound(locale);
    return {
      slot: { owner: null, html: frame.renderNotFound(page, locale), assets: [] },
      head: { title: page.seo.title, description: page.seo.description, noindex: true },
      status: 404,
      cacheable: true,
    };
  };

  const failure = (locale: Locale): Filled => {
    const screen = builtInFailure(locale);
    return {
      slot: { owner: null, html: frame.renderNotFound(screen, locale), assets: [] },
      head: { title: screen.seo.title, description: screen.seo.description, noindex: true },
      status: 500,
      cacheable: false,
    };
  };

  const skeleton = (route: Route, locale: Locale): Slot => ({
    owner: route.owner,
    html: frame.renderSlotSkeleton(locale),
    assets: [],
  });

  /** The browser alone draws it, as intended: an account page, or a remote from another address. */
  const leftToBrowser = (route: Route, locale: Locale): Filled => ({
    slot: skeleton(route, locale),
    head: { title: '', description: '', noindex: true },
    status: 200,
    cacheable: false,
  });

  const partial = (route: Route, { url, locale, layout }: Asked): Filled => ({
    slot: skeleton(route, locale),
    head: indexedHead(heads.read(url, locale, layout), pathOf(url)),
    status: 503,
    cacheable: false,
  });

  const whole = (route: Route, result: RenderResult, { url, locale, layout }: Asked): Filled => {
    const { status, html, state, assets } = result;
    const { noindex, ...head } = result.head;
    // The remote shows its own failure: the page exists all the same.
    const own =
      status < 500
        ? { ...head, ...(noindex ? { noindex } : {}) }
        : { ...head, ...heads.read(url, locale, layout) };
    if (status === 200) heads.remember(url, locale, head);
    return {
      slot: { owner: route.owner, html, state, assets },
      head: indexedHead({ ...own, title: own.title || head.title }, pathOf(url)),
      status,
      cacheable: status < 500 && !route.personal,
    };
  };

  return {
    failure,
    async partial(asked) {
      const route = routeOf(asked.url);
      return route ? partial(route, asked) : notFound(asked.locale);
    },
    async fill(asked) {
      const { url, locale, layout, releases } = asked;
      const route = routeOf(url);
      if (!route) return notFound(locale);
      // Unknown access rule (SPEC §8 "Unknown middleware gives 500"): the shell cannot guard this page, so it shows it
      // to nobody.
      if (!isAccess(route.access)) return failure(locale);
      // Account pages hold nothing that may be rendered for everybody.
      if (route.access === 'customer') return leftToBrowser(route, locale);
      const release = releases.get(route.owner);
      if (!release) return partial(route, asked);
      if (!release.serverFile) return leftToBrowser(route, locale);

      const began = performance.now();
      const outcome = await pool.render(release, { url, locale }, layout.shop.name);
      const renderMs = performance.now() - began;
      metrics.render(
        release.id,
        outcome.kind === 'rendered' ? outcome.kind : outcome.cause,
        renderMs / 1_000,
      );
      if (outcome.kind === 'failed') {
        const { cause, reason } = outcome;
        const details = { remote: release.id, version: release.version, path: route.path, cause, reason };
        log.warn(details, 'slot not rendered');
        return partial(route, asked);
      }
      const { result } = outcome;
      if (result.redirect) {
        const { redirect, status } = result;
        return { ...leftToBrowser(route, locale), redirect, status };
      }
      if (result.status === 404 && !result.html) return notFound(locale);
      return { ...whole(route, result, asked), renderMs };
    },
  };
};
