/** One page, from route to HTML (DESIGN §4): owner, render, frame, stitch. */
import path from 'node:path';
import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { HostConfig } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { withOrganization } from '../head/head-tags.ts';
import type { ShellConfig } from './config.ts';
import type { FrameContent } from './content.ts';
import { SECRET_ADDRESS_HEADERS, SECURITY_HEADERS } from './csp.ts';
import { organization } from './discovery/organization.ts';
import { readText } from './files.ts';
import { createSlotFiller, type Filled } from './fill-slot.ts';
import type { FrameModule } from './frame-module.ts';
import type { InlineScripts } from './inline-scripts.ts';
import type { Metrics } from './metrics.ts';
import { bannerStyle } from './overrides/banner.ts';
import type { FreshPage } from './page-cache.ts';
import { RETRY_AFTER_S } from './partial-page.ts';
import type { RenderPool } from './render/render-pool.ts';
import { type Slot, stitch } from './stitch.ts';

/** A page whose address replaces remotes (overrides/). */
export interface ReplacedView {
  releases: ReadonlyMap<string, Release>;
  banner: string;
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
  inline: InlineScripts;
  content: FrameContent;
  registry: RemoteRegistry;
  pool: RenderPool;
  metrics: Pick<Metrics, 'render'>;
  log: { warn(details: object, text: string): void };
}

interface FramedPage {
  url: string;
  locale: Locale;
  replaced?: ReplacedView | undefined;
  /** The address of a page without a route holds a secret: no script of others may read it. */
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
  inline,
  content,
  registry,
  pool,
  metrics,
  log,
}: ComposerParts): Composer => {
  const filler = createSlotFiller({ config, frame, content, pool, metrics, log });

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
        css: release.styles?.get(name) ?? readText(path.join(release.clientDir, name)),
        remote: release.id,
      })),
    ];
  };

  const framed = async (
    { url, locale, replaced, ...page }: FramedPage,
    layout: Layout,
    filled: Filled,
  ): Promise<FreshPage> => {
    const releases = replaced?.releases ?? registry.current();
    const { pathname } = new URL(url, config.publicUrl);
    const route = matchRoute(pathname)?.route;
    const isSecret = page.isSecret ?? route?.secretAddress ?? false;
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
      inline,
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
        ...(filled.status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}),
        ...(filled.renderMs === undefined
          ? {}
          : { 'server-timing': `render;dur=${filled.renderMs.toFixed(1)}` }),
        ...SECURITY_HEADERS,
        ...(isSecret ? SECRET_ADDRESS_HEADERS : {}),
      },
      cacheable: filled.cacheable && !isSecret,
    };
  };

  return {
    async compose(url, locale, replaced) {
      const releases = replaced?.releases ?? registry.current();
      const layout = await content.layout(locale);
      const asked = { url, locale, layout, releases };
      const filled = await filler.fill(asked);
      if (filled.redirect) return redirectTo(filled.redirect, filled.status);
      try {
        return await framed({ url, locale, replaced }, layout, filled);
      } catch (error) {
        // Something that the remote handed over cannot be written into the page.
        log.warn({ path: url, reason: (error as Error).message }, 'page not stitched');
        return framed({ url, locale, replaced }, layout, await filler.partial(asked));
      }
    },
    async composeFailure(url, locale) {
      return framed({ url, locale }, await content.layout(locale), filler.failure(locale));
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
