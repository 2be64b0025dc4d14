/** One page, from route to HTML (DESIGN §4): owner, render, frame, stitch. */
import path from 'node:path';
import { isAccess } from 'shared-contracts/access';
import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { HostConfig, PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute, type Route } from 'shared-contracts/routes';
import { indexedHead, withOrganization } from '../head/head-tags.ts';
import { builtInFailure } from './built-in-content.ts';
import type { ShellConfig } from './config.ts';
import type { FrameContent } from './content.ts';
import { SECURITY_HEADERS } from './csp.ts';
import { organization } from './discovery/organization.ts';
import { readText } from './files.ts';
import type { FrameModule } from './frame-module.ts';
import type { Metrics } from './metrics.ts';
import { bannerStyle } from './overrides/banner.ts';
import type { FreshPage } from './page-cache.ts';
import type { Registry, Release } from './registry.ts';
import type { ReleaseManifest } from './release-manifest.ts';
import type { RenderPool } from './render-pool.ts';
import { isLocalPath } from './request-url.ts';
import { type Slot, stitch } from './stitch.ts';

/** A page whose address replaces remotes (overrides/). */
export interface ReplacedView {
  releases: ReadonlyMap<string, Release>;
  banner: string;
  script: string;
  qa: boolean;
}

export interface Composer {
  compose(url: string, locale: Locale, replaced?: ReplacedView): Promise<FreshPage>;
  /** The page for a fault of the shell's own: its frame, 'Ha ocurrido un error', and a way home. */
  composeFailure(url: string, locale: Locale): Promise<FreshPage>;
  /** The page behind a mailed link. Its address holds a secret: nothing is measured there. */
  composeLink(
    answer: { pathname: string; screen: LinkScreen; status: number },
    locale: Locale,
  ): Promise<FreshPage>;
}

interface ComposerParts {
  config: ShellConfig;
  shell: ReleaseManifest;
  frame: FrameModule;
  content: FrameContent;
  registry: Registry;
  pool: RenderPool;
  metrics: Pick<Metrics, 'render'>;
  log: { warn(details: object, text: string): void };
}

interface Filled {
  slot: Slot;
  head: PageHead;
  status: number;
  redirect?: string;
  cacheable: boolean;
  /** Render time of the owner on the server, ms. */
  renderMs?: number;
}

interface FramedPage {
  url: string;
  locale: Locale;
  replaced?: ReplacedView | undefined;
  /** The address holds a secret: no script of others may read it. */
  isSecret?: boolean;
}

export const redirectTo = (location: string, status: number): FreshPage => ({
  status,
  html: '',
  headers: { location },
  cacheable: false,
});

export const createComposer = ({
  config,
  shell,
  frame,
  content,
  registry,
  pool,
  metrics,
  log,
}: ComposerParts): Composer => {
  const stylesOf = (slot: Slot, release: Release | undefined) => {
    const own = [...shell.app.css].map((name) => ({
      name,
      css: readText(path.join(config.shellDist, 'client', name)),
    }));
    if (!release?.serverFile) return own;
    const names = new Set([
      ...release.manifest.app.css,
      ...slot.assets.flatMap((id) => release.manifest.chunks[id]?.css ?? []),
    ]);
    return [
      ...own,
      ...[...names].map((name) => ({
        name,
        css: readText(path.join(release.clientDir, name)),
        remote: release.id,
      })),
    ];
  };

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

  /** The slot without its remote: the browser fills it. */
  const empty = (route: Route, locale: Locale): Filled => ({
    slot: { owner: route.owner, html: frame.renderSlotSkeleton(locale), assets: [] },
    head: { title: '', description: '', noindex: true },
    status: 200,
    cacheable: false,
  });

  const fill = async (
    url: string,
    locale: Locale,
    { releases, shopName }: { releases: ReadonlyMap<string, Release>; shopName: string },
  ): Promise<Filled> => {
    const match = matchRoute(new URL(url, config.publicUrl).pathname);
    if (!match) return notFound(locale);
    const { route } = match;
    // SPEC §8 "Unknown middleware gives 500": nobody may see what nobody knows how to guard.
    if (!isAccess(route.access)) return failure(locale);
    const release = releases.get(route.owner);
    // Account pages hold nothing that may be rendered for everybody.
    if (!release?.serverFile || route.access === 'customer') return empty(route, locale);
    const asked = performance.now();
    const outcome = await pool.render(release, { url, locale }, shopName);
    metrics.render(release.id, outcome.kind, (performance.now() - asked) / 1000);
    if (outcome.kind === 'failed') {
      log.warn(
        { remote: release.id, version: release.version, path: route.path, reason: outcome.reason },
        'slot not rendered',
      );
      return empty(route, locale);
    }
    const { status, head, html, state, assets, redirect } = outcome.result;
    if (redirect) {
      if (!isLocalPath(redirect)) throw new Error(`${release.id} redirects out of the shop`);
      return { ...empty(route, locale), redirect, status };
    }
    if (status === 404 && !html) return notFound(locale);
    return {
      slot: { owner: route.owner, html, state, assets },
      head: indexedHead(head, new URL(url, config.publicUrl).pathname),
      status,
      cacheable: status < 500 && !route.personal,
      renderMs: performance.now() - asked,
    };
  };

  const framed = async (
    { url, locale, replaced, isSecret }: FramedPage,
    layout: Layout,
    filled: Filled,
  ): Promise<FreshPage> => {
    const releases = replaced?.releases ?? registry.current();
    const { pathname } = new URL(url, config.publicUrl);
    const route = matchRoute(pathname)?.route;
    const hostConfig: HostConfig = {
      publicUrl: config.publicUrl,
      locales: config.locales,
      shopName: layout.shop.name,
    };
    const seller = organization(config.publicUrl, layout);
    const release = filled.slot.owner ? releases.get(filled.slot.owner) : undefined;
    const { html, policy } = stitch({
      head: {
        head: withOrganization(filled.head, seller),
        locale,
        locales: config.locales,
        publicUrl: config.publicUrl,
        url,
        shopName: layout.shop.name,
      },
      locale,
      frame: frame.renderFrame({
        layout,
        locale,
        locales: config.locales,
        path: pathname,
        folded: route?.checkoutStep ?? false,
        year: new Date().getFullYear(),
        asksConsent: !isSecret && (config.tagManagerId !== '' || config.sentryDsn !== ''),
      }),
      bootScript: frame.bootScript,
      slot: filled.slot,
      slotTexts: frame.slotTexts(locale),
      releases,
      shell,
      styles: [...stylesOf(filled.slot, release), ...(replaced?.banner ? [bannerStyle()] : [])],
      fonts: frame.fonts(shell),
      config: hostConfig,
      organization: seller,
      status: filled.status,
      paymentOrigins: config.paymentOrigins,
      sentryDsn: isSecret ? '' : config.sentryDsn,
      tagManagerId: isSecret ? '' : config.tagManagerId,
      localeCookieSeconds: config.localeCookieSeconds,
      replaced,
    });
    return {
      status: filled.status,
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie',
        'content-security-policy': policy,
        // What the team borders tell of the server (browser/inspect).
        ...(filled.renderMs === undefined
          ? {}
          : { 'server-timing': `render;dur=${filled.renderMs.toFixed(1)}` }),
        ...SECURITY_HEADERS,
      },
      cacheable: filled.cacheable,
    };
  };

  return {
    async compose(url, locale, replaced) {
      const releases = replaced?.releases ?? registry.current();
      const layout = await content.layout(locale);
      const filled = await fill(url, locale, { releases, shopName: layout.shop.name });
      if (filled.redirect) return redirectTo(filled.redirect, filled.status);
      return framed({ url, locale, replaced }, layout, filled);
    },
    async composeFailure(url, locale) {
      return framed({ url, locale }, await content.layout(locale), failure(locale));
    },
    async composeLink({ pathname, screen, status }, locale) {
      return framed({ url: pathname, locale, isSecret: true }, await content.layout(locale), {
        slot: { owner: null, html: frame.renderLinkScreen(screen), assets: [] },
        head: { title: screen.title, description: '', noindex: true },
        status,
        cacheable: false,
      });
    },
  };
};
