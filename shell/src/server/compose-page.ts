/** Composes a page: fills its slot, renders the frame, stitches both, adds headers. */

import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import { inSpan } from 'tracing/span';
import type { CanaryShares } from '../canary-report.ts';
import { withOrganization } from '../head/head-tags.ts';
import { brandStyles } from './brand-style.ts';
import type { CanaryWatch } from './canary/canary-watch.ts';
import { measures, type ShellConfig } from './config.ts';
import type { FrameContent } from './content.ts';
import { isReleased } from './current-releases.ts';
import { organization } from './discovery/organization.ts';
import { createSlotFiller } from './fill-slot.ts';
import type { FrameModule } from './frame-module.ts';
import type { InlineScripts } from './inline-scripts.ts';
import type { Metrics } from './metrics.ts';
import { bannerStyle } from './overrides/banner.ts';
import type { FreshPage } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { ownPage, type PageRequest } from './page-request.ts';
import { remoteStyles, shellStyles } from './page-styles.ts';
import { barStyle, renderBar } from './previews/preview-bar.ts';
import { withPreviews } from './previews/previews.ts';
import { createRefusedPages } from './refused-pages.ts';
import type { RenderPool } from './render/render-pool.ts';
import { boundTags, joinTags, NO_TAGS, type PageTags, toTag } from './shared-cache/page-tags.ts';
import type { Filled } from './stand-ins.ts';
import { stitch } from './stitch.ts';
import type { ReplacedParts, StitchInput } from './stitch-input.ts';
import type { TraceScript } from './tracing/trace-script.ts';

/** Parts of a page whose address contains overrides (overrides/). */
interface ReplacedView extends ReplacedParts {
  releases: ReadonlyMap<string, Release>;
}

export interface Composer {
  compose(page: PageRequest, replaced?: ReplacedView): Promise<FreshPage>;
  /** The page for an internal error of the shell: frame, 'Ha ocurrido un error', link home. */
  composeFailure(locale: Locale): Promise<FreshPage>;
  /** The page of a mailed link. Its address contains a secret, so it loads no analytics. */
  composeLink(
    answer: { pathname: string; screen: LinkScreen; status: number; cohort?: number | undefined },
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
  watch: Pick<CanaryWatch, 'rendered'>;
  /** Present in a shop that traces browsers. */
  trace?: TraceScript | undefined;
  log: { warn(details: object, text: string): void };
}

/** Everything that the frame around a slot depends on. */
interface FramedPage {
  page: PageRequest;
  layout: Layout;
  filled: Filled;
  releases: ReadonlyMap<string, Release>;
  replaced?: ReplacedView | undefined;
  /** The address contains a secret, which third-party scripts must not read. */
  isSecret: boolean;
}

export const redirectTo = (location: string, status: number): FreshPage => ({
  status,
  html: '',
  headers: { location },
  cacheable: false,
  tags: NO_TAGS,
});

type FrameParts = Pick<
  ComposerParts,
  'config' | 'shell' | 'frame' | 'inline' | 'content' | 'registry' | 'trace'
>;

/**
 * A page that loads no tag manager and sends no error reports: its address is secret, or it has a preview or a draft.
 */
const isUntracked = ({ page, isSecret }: Pick<FramedPage, 'page' | 'isSecret'>): boolean =>
  isSecret || page.preview !== undefined || page.draft !== undefined;

const drawFrame = ({ config, frame }: FrameParts, { page, layout, isSecret }: FramedPage) =>
  frame.renderFrame({
    layout,
    locale: page.locale,
    locales: config.locales,
    path: page.pathname,
    folded: page.match?.route.checkoutStep ?? false,
    year: new Date().getFullYear(),
    asksConsent: !isUntracked({ page, isSecret }) && measures(config),
  });

/**
 * Visitors who need scripts before the first use of the page. All need them when only the browser knows its data, its
 * access rule must be checked, the server could not render it, or its remotes are overridden or edited.
 */
const dueOf = ({ page, filled, releases, replaced }: FramedPage): StitchInput['due'] => {
  const { owner, state } = filled.slot;
  const release = owner && releases.get(owner);
  const isIncomplete = owner !== null && state === undefined;
  if (isIncomplete || replaced || (release && !isReleased(release))) return 'always';
  const { personal, completeWithoutCart } = page.match?.route ?? {};
  if (completeWithoutCart) return 'with-cart';
  return personal ? 'always' : undefined;
};

/** Remotes with a canary. Undefined for pages that report nothing: with overrides, previews or a secret address. */
const watchedRemotes = (
  { registry }: Pick<ComposerParts, 'registry'>,
  { page, replaced, isSecret }: FramedPage,
): CanaryShares | undefined => {
  const canaries = registry.canaries();
  if (canaries.length === 0 || replaced || isUntracked({ page, isSecret })) return undefined;
  return Object.fromEntries(canaries.map(({ id, share, seed }) => [id, { share, seed }]));
};

const previewParts = ({ preview, draft, locale }: PageRequest): StitchInput['preview'] =>
  preview || draft
    ? { names: preview?.names, bar: renderBar(preview?.names ?? '', locale, draft !== undefined) }
    : undefined;

/** Collects the input of `stitch`. */
const stitchInput = (parts: FrameParts, framed: FramedPage): StitchInput => {
  const { config, shell, frame, inline } = parts;
  const { page, layout, filled, releases, replaced } = framed;
  const untracked = isUntracked(framed);
  const { publicUrl, locales } = config;
  const { owner, assets } = filled.slot;
  const seller = organization(publicUrl, layout);
  return {
    head: {
      head: withOrganization(filled.head, seller),
      locale: page.locale,
      locales,
      publicUrl,
      url: page.url,
      shopName: layout.shop.name,
    },
    frame: drawFrame(parts, framed),
    slot: filled.slot,
    shell,
    inline,
    releases,
    styles: [
      ...shellStyles(config.shellDist, shell),
      ...brandStyles(layout),
      ...remoteStyles(owner ? releases.get(owner) : undefined, assets),
      ...(replaced?.banner ? [bannerStyle()] : []),
      ...(page.preview || page.draft ? [barStyle()] : []),
    ],
    fonts: frame.fonts(shell),
    settings: {
      config: { publicUrl, locales, shopName: layout.shop.name },
      organization: seller,
      status: filled.status,
      slotTexts: frame.slotTexts(page.locale),
      sentryDsn: untracked ? '' : config.sentryDsn,
      localeCookieSeconds: config.localeCookieSeconds,
    },
    tagManagerId: untracked ? '' : config.tagManagerId,
    due: dueOf(framed),
    paymentOrigins: config.paymentOrigins,
    replaced,
    preview: previewParts(page),
    canary: watchedRemotes(parts, framed),
    trace: isUntracked(framed) ? undefined : parts.trace,
  };
};

/**
 * Whether every script of the page has a hash. Scripts of a tag manager, of a remote under edit, and of a
 * replaced remote without hashes have none.
 */
const isHashed = ({ config }: FrameParts, { page, releases, isSecret }: FramedPage): boolean =>
  (isUntracked({ page, isSecret }) || config.tagManagerId === '') &&
  [...releases.values()].every((release) => isReleased(release) && !release.unchecked);

/** Tags of the page's parts, and of the API's answers in it. */
const tagsOf = (
  { content }: Pick<ComposerParts, 'content'>,
  { page, layout, filled, releases }: FramedPage,
): PageTags => {
  const release = filled.slot.owner && releases.get(filled.slot.owner);
  const route = page.match && (toTag(page.match.route.path) || 'home');
  const own = [
    'layout',
    // All content of the layout, in the words of the API.
    'settings',
    ...(route ? [`route-${route}`] : []),
    ...(release ? [`release-${release.id}-${toTag(release.version)}`] : []),
  ];
  return boundTags(joinTags({ names: own, isWhole: true }, content.tagsOf(layout), filled.tags));
};

const framePage = (parts: FrameParts, framed: FramedPage): FreshPage => {
  const { page, filled, isSecret, replaced } = framed;
  const { html, policy } = stitch(stitchInput(parts, framed));
  return {
    status: filled.status,
    html,
    headers: pageHeaders({
      locale: page.locale,
      policy,
      isSecret,
      isPreview: page.preview !== undefined || page.draft !== undefined,
      speculates: !isUntracked(framed) && !replaced,
      isHashed: isHashed(parts, framed),
      ...filled,
    }),
    cacheable: filled.cacheable && !isSecret && !page.draft,
    tags: tagsOf(parts, framed),
  };
};

export const createComposer = (parts: ComposerParts): Composer => {
  const { content, registry, frame, log } = parts;
  const filler = createSlotFiller(parts);
  const refused = createRefusedPages();

  return {
    async compose(page, replaced) {
      const releases = replaced?.releases ?? withPreviews(registry.current(page.cohort), page.preview);
      const layout = await content.layout(page.locale, page.draft?.token);
      const asked = { page, layout, releases, isLive: !replaced && !page.preview && !page.draft };
      const filled = await filler.fill(asked);
      if (filled.redirect) return redirectTo(filled.redirect, filled.status);
      const framed = { ...asked, replaced, isSecret: page.match?.route.secretAddress ?? false };
      const { sharedAs } = filled;
      if (sharedAs !== undefined) {
        const versions = [...releases.values()].map(({ id, version }) => `${id}@${version}`);
        return refused.of([page.locale, page.match?.route.path, ...versions].join(' '), () =>
          framePage(parts, { ...framed, page: { ...page, url: sharedAs, pathname: sharedAs }, filled }),
        );
      }
      try {
        return await inSpan({ name: 'stitch page' }, async () => framePage(parts, { ...framed, filled }));
      } catch (error) {
        // The remote's result cannot be serialized, for example structured data that is not JSON.
        log.warn({ path: page.url, reason: (error as Error).message }, 'page not stitched');
        return framePage(parts, { ...framed, filled: await filler.partial(asked) });
      }
    },

    async composeFailure(locale) {
      const layout = await content.layout(locale);
      const filled = filler.failure(locale);
      const page = ownPage('/', locale);
      return framePage(parts, { page, layout, filled, releases: registry.current(), isSecret: false });
    },

    async composeLink({ pathname, screen, status, cohort }, locale) {
      const layout = await content.layout(locale);
      const filled: Filled = {
        slot: { owner: null, html: frame.renderLinkScreen(screen), assets: [] },
        head: { title: screen.title, description: '', noindex: true },
        status,
        cacheable: false,
        tags: NO_TAGS,
      };
      const page = ownPage(pathname, locale);
      return framePage(parts, { page, layout, filled, releases: registry.current(cohort), isSecret: true });
    },
  };
};
