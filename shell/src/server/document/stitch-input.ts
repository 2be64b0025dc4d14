/** Input of `stitch`. The steps that build a page share these types, so that no step imports `stitch`. */
import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release } from 'releases/remote-registry';
import type { RemoteId, SerializedState } from 'shared-contracts/remote';
import type { BootData } from '../../boot-data.ts';
import type { CanaryShares } from '../../canary-report.ts';
import type { FrameMarkup } from '../../frame/server.tsx';
import type { HeadInput } from '../../head/head-tags.ts';
import type { InlineScripts } from '../html/inline-scripts.ts';
import type { InlineStyle } from '../html/page-styles.ts';
import type { TraceScript } from '../tracing/trace-script.ts';

export interface Slot {
  owner: RemoteId | null;
  html: string;
  /** Present when a remote rendered `html`. */
  state?: SerializedState;
  /** Page ids whose chunks the page needs. */
  assets: readonly string[];
}

/** Settings that the page passes to the shell in the browser. */
type PageSettings = Pick<
  BootData,
  'config' | 'organization' | 'status' | 'slotTexts' | 'sentryDsn' | 'localeCookieSeconds'
>;

/** Overrides of a page (overrides/). */
export interface ReplacedParts {
  banner: string;
  /** Whether the page includes the QA panel, which is loaded like a remote's release. */
  qa: boolean;
}

/** Previews of a page. */
interface PreviewParts {
  bar: string;
  /** Names of previewed releases, separated by commas. */
  names: string | undefined;
}

export interface StitchInput {
  head: HeadInput;
  frame: FrameMarkup;
  slot: Slot;
  shell: ReleaseManifest;
  inline: InlineScripts;
  releases: ReadonlyMap<string, Release>;
  /** Style sheets of shell and owner, in order. */
  styles: readonly InlineStyle[];
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
  settings: PageSettings;
  /** Container id of Google Tag Manager, which the page loads after consent. Empty: no tag manager. */
  tagManagerId: string;
  /** Visitors who need the page's scripts before its first use: all, those with a cart, or none. */
  due: 'always' | 'with-cart' | undefined;
  /** Origins that payment forms may be submitted to. */
  paymentOrigins: readonly string[];
  replaced?: ReplacedParts | undefined;
  /** The page has previews (visitor/previews.ts). */
  preview?: PreviewParts | undefined;
  /** Remotes whose releases the browser watches. Undefined while no canary runs. */
  canary: CanaryShares | undefined;
  /** Program that records spans in the browser. Undefined in a shop that does not trace browsers. */
  trace: TraceScript | undefined;
}
