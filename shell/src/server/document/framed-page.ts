/** A page with its frame: everything that its document and its headers show. */

import type { ReleaseManifest } from 'releases/release-manifest';
import type { RemoteRegistry } from 'releases/remote-registry';
import type { Layout } from 'shared-contracts/api/pages.schema';
import { HOLD_PARAM } from 'shared-contracts/api/stock-waits';
import { CART_LINK_PARAM } from 'shared-contracts/domain/cart-link';
import type { CanaryShares } from '../../canary-report.ts';
import type { FrameMarkup } from '../../frame/server.tsx';
import { needsConsent, type ShellConfig } from '../config.ts';
import type { InlineScripts } from '../html/inline-scripts.ts';
import { type InlineStyle, remoteStyles, shellStyles } from '../html/page-styles.ts';
import type { ServedScript } from '../html/served-script.ts';
import { bannerStyle } from '../overrides/banner.ts';
import { isReleased } from '../releases/release-entry.ts';
import type { PageRequest } from '../visitor/page-request.ts';
import { brandStyles } from './brand-style.ts';
import type { FrameModule } from './frame-module.ts';
import { barStyle, renderBar } from './preview-bar.ts';
import type { Filled } from './stand-ins.ts';

/** Long-lived parts of the shell that a frame needs. */
export interface FrameParts {
  config: ShellConfig;
  shell: ReleaseManifest;
  frame: FrameModule;
  inline: InlineScripts;
  registry: RemoteRegistry;
  /** Present in a shop that traces browsers. */
  trace?: ServedScript | undefined;
  /** Present in a shop with tools for assistants. */
  tools?: ServedScript | undefined;
}

/** Parts of a page whose address contains overrides (overrides/). */
export interface ReplacedParts {
  banner: string;
  /** Whether the page includes the QA panel, which is loaded like a remote's release. */
  qa: boolean;
}

/** A page before its frame is drawn. */
export type UnframedPage = Pick<FramedPage, 'page' | 'layout' | 'filled' | 'replaced' | 'isSecret'>;

export interface FramedPage {
  page: PageRequest;
  layout: Layout;
  filled: Filled;
  replaced?: ReplacedParts | undefined;
  /** The address contains a secret, which third-party scripts must not read. */
  isSecret: boolean;
  /**
   * The page loads no tag manager, and reports no errors, times or traces: its address is secret, or it has a preview or
   * a draft.
   */
  isUntracked: boolean;
  frame: FrameMarkup;
  /** Bar of previews and drafts. Empty on other pages. */
  previewBar: string;
  /** Style sheets of shell and owner, in order. */
  styles: readonly InlineStyle[];
  /** Container id of Google Tag Manager, which the page loads after consent. Empty: no tag manager. */
  tagManagerId: string;
  /** Address of error reports. Empty: none are sent. */
  sentryDsn: string;
  /** Program that records spans in the browser. Undefined in a shop that does not trace browsers. */
  trace: ServedScript | undefined;
  /** Program that registers tools for assistants. Undefined in a shop or on a page without them. */
  tools: ServedScript | undefined;
  /** Remotes whose releases the browser watches. Undefined while no canary runs. */
  canary: CanaryShares | undefined;
  /** Visitors who need the page's scripts before its first use: all, those with a cart, or none. */
  due: 'always' | 'with-cart' | undefined;
  /** Every script that the page may load has a hash, so the CSP can demand one. */
  isHashed: boolean;
}

const drawFrame = (
  { config, frame }: FrameParts,
  { page, layout }: UnframedPage,
  isUntracked: boolean,
): FrameMarkup =>
  frame.renderFrame({
    layout,
    locale: page.locale,
    locales: config.locales,
    path: page.pathname,
    folded: page.match?.route.checkoutStep ?? false,
    year: new Date().getFullYear(),
    asksConsent: !isUntracked && needsConsent(config),
  });

const stylesOf = (
  { config, shell }: FrameParts,
  { page, layout, filled, replaced }: UnframedPage,
): InlineStyle[] => {
  const { owner, assets } = filled.slot;
  return [
    ...shellStyles(config.shellDist, shell),
    ...brandStyles(layout),
    ...remoteStyles(owner ? page.releases.get(owner) : undefined, assets),
    ...(replaced?.banner ? [bannerStyle()] : []),
    ...(page.preview || page.draft ? [barStyle()] : []),
  ];
};

/**
 * Visitors who need scripts before the first use of the page. All need them when only the browser knows its data, its
 * access rule must be checked, the server could not render it, or its remotes are overridden or edited.
 */
const dueOf = ({ page, filled, replaced }: UnframedPage): FramedPage['due'] => {
  const { owner, state } = filled.slot;
  const release = owner && page.releases.get(owner);
  const isIncomplete = owner !== null && state === undefined;
  // The link of a mail holds a bottle for its reader. Only scripts show that.
  if (page.query.has(HOLD_PARAM)) return 'always';
  // A link with products for the cart asks the shopper.
  if (page.query.has(CART_LINK_PARAM)) return 'always';
  if (isIncomplete || replaced || (release && !isReleased(release))) return 'always';
  const { personal, completeWithoutCart } = page.match?.route ?? {};
  if (completeWithoutCart) return 'with-cart';
  return personal ? 'always' : undefined;
};

/** Remotes with a canary. Undefined for pages that report nothing: with overrides, previews or a secret address. */
const watchedRemotes = (
  { registry }: FrameParts,
  { replaced }: UnframedPage,
  isUntracked: boolean,
): CanaryShares | undefined => {
  const canaries = registry.canaries();
  if (canaries.length === 0 || replaced || isUntracked) return undefined;
  return Object.fromEntries(canaries.map(({ id, share, seed }) => [id, { share, seed }]));
};

/** Draws the frame around a filled slot. */
export const framePage = (parts: FrameParts, unframed: UnframedPage): FramedPage => {
  const { config } = parts;
  const { page, isSecret } = unframed;
  const { preview, draft, locale, releases } = page;
  const isUntracked = isSecret || preview !== undefined || draft !== undefined;
  const tagManagerId = isUntracked ? '' : config.tagManagerId;
  return {
    ...unframed,
    isUntracked,
    frame: drawFrame(parts, unframed, isUntracked),
    previewBar: preview || draft ? renderBar(preview?.names ?? '', locale, draft !== undefined) : '',
    styles: stylesOf(parts, unframed),
    tagManagerId,
    sentryDsn: isUntracked ? '' : config.sentryDsn,
    trace: isUntracked ? undefined : parts.trace,
    // The list of tools is that of the released remotes, not of overrides.
    tools: isSecret || unframed.replaced ? undefined : parts.tools,
    canary: watchedRemotes(parts, unframed, isUntracked),
    due: dueOf(unframed),
    // Scripts of a tag manager, of a remote under edit, and of a replaced remote without hashes have none.
    isHashed:
      tagManagerId === '' &&
      [...releases.values()].every((release) => isReleased(release) && !release.unchecked),
  };
};
