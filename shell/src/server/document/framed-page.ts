/** Collects what `stitch` needs from a page, its filled slot and the parts of the shell. */

import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release, RemoteRegistry } from 'releases/remote-registry';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { CanaryShares } from '../../canary-report.ts';
import { withOrganization } from '../../head/head-tags.ts';
import { measures, type ShellConfig } from '../config.ts';
import type { InlineScripts } from '../html/inline-scripts.ts';
import { remoteStyles, shellStyles } from '../html/page-styles.ts';
import { bannerStyle } from '../overrides/banner.ts';
import { isReleased } from '../releases/release-entry.ts';
import type { TraceScript } from '../tracing/trace-script.ts';
import type { PageRequest } from '../visitor/page-request.ts';
import { brandStyles } from './brand-style.ts';
import type { FrameModule } from './frame-module.ts';
import { organization } from './organization.ts';
import { barStyle, renderBar } from './preview-bar.ts';
import type { Filled } from './stand-ins.ts';
import type { ReplacedParts, StitchInput } from './stitch-input.ts';

/** Parts of a page whose address contains overrides (overrides/). */
export interface ReplacedView extends ReplacedParts {
  releases: ReadonlyMap<string, Release>;
}

/** Long-lived parts of the shell that a frame needs. */
export interface FrameParts {
  config: ShellConfig;
  shell: ReleaseManifest;
  frame: FrameModule;
  inline: InlineScripts;
  registry: RemoteRegistry;
  /** Present in a shop that traces browsers. */
  trace?: TraceScript | undefined;
}

/** Everything that the frame around a slot depends on. */
export interface FramedPage {
  page: PageRequest;
  layout: Layout;
  filled: Filled;
  releases: ReadonlyMap<string, Release>;
  replaced?: ReplacedView | undefined;
  /** The address contains a secret, which third-party scripts must not read. */
  isSecret: boolean;
}

/**
 * A page that loads no tag manager and sends no error reports: its address is secret, or it has a preview or a draft.
 */
export const isUntracked = ({ page, isSecret }: Pick<FramedPage, 'page' | 'isSecret'>): boolean =>
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
  { registry }: Pick<FrameParts, 'registry'>,
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
export const stitchInput = (parts: FrameParts, framed: FramedPage): StitchInput => {
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
export const isHashed = ({ config }: FrameParts, { page, releases, isSecret }: FramedPage): boolean =>
  (isUntracked({ page, isSecret }) || config.tagManagerId === '') &&
  [...releases.values()].every((release) => isReleased(release) && !release.unchecked);
