/** A page with its frame: everything that its document and its headers show. */
import type { ReleaseManifest } from 'releases/release-manifest';
import type { RemoteRegistry } from 'releases/remote-registry';
import type { Layout } from 'shared-contracts/api/pages.schema';
import { clockInSantiago } from 'shared-contracts/domain/santiago';
import type { FrameMarkup } from '../../frame/server.tsx';
import type { ShellConfig } from '../config.ts';
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
import { type Tracking, trackingOf } from './tracking.ts';

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
export interface UnframedPage {
  page: PageRequest;
  layout: Layout;
  filled: Filled;
  replaced?: ReplacedParts | undefined;
  /** The address contains a secret, which third-party scripts must not read. */
  isSecret: boolean;
}

export interface FramedPage extends UnframedPage {
  tracking: Tracking;
  frame: FrameMarkup;
  /** Bar of previews and drafts. Empty on other pages. */
  previewBar: string;
  /** Style sheets of shell and owner, in order. */
  styles: readonly InlineStyle[];
  /** Program that registers tools for assistants. Undefined in a shop or on a page without them. */
  tools: ServedScript | undefined;
  /** Every script that the page may load has a hash, so the CSP can demand one. */
  isHashed: boolean;
}

const drawFrame = (
  { config, frame }: FrameParts,
  { page, layout }: UnframedPage,
  { asksConsent }: Tracking,
): FrameMarkup =>
  frame.renderFrame({
    layout,
    locale: page.locale,
    locales: config.locales,
    path: page.pathname,
    folded: page.match?.route.checkoutStep ?? false,
    year: clockInSantiago(new Date()).getUTCFullYear(),
    asksConsent,
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

/** Draws the frame around a filled slot. */
export const framePage = (parts: FrameParts, unframed: UnframedPage): FramedPage => {
  const { preview, draft, locale, releases } = unframed.page;
  const tracking = trackingOf(parts, unframed);
  return {
    ...unframed,
    tracking,
    frame: drawFrame(parts, unframed, tracking),
    previewBar: preview || draft ? renderBar(preview?.names ?? '', locale, draft !== undefined) : '',
    styles: stylesOf(parts, unframed),
    // The list of tools is that of the released remotes, not of overrides.
    tools: unframed.isSecret || unframed.replaced ? undefined : parts.tools,
    // Scripts of a tag manager, of a remote under edit, and of a replaced remote without hashes have none.
    isHashed:
      tracking.tagManagerId === '' &&
      [...releases.values()].every((release) => isReleased(release) && !release.unchecked),
  };
};
