/** Puts a page together: scripts, document, policy. Pure: the same input gives the same page. */

import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release } from 'releases/remote-registry';
import type { RemoteId, SerializedState } from 'shared-contracts/remote';
import type { BootData } from '../boot-data.ts';
import type { FrameMarkup } from '../frame/server.tsx';
import type { HeadInput } from '../head/head-tags.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { documentOf, type InlineTexts, inlineTextsOf } from './page-document.ts';
import { type PageScripts, scriptsOfPage } from './page-scripts.ts';
import type { InlineStyle } from './page-styles.ts';

export interface Slot {
  owner: RemoteId | null;
  html: string;
  /** Present when a remote rendered `html`. */
  state?: SerializedState;
  /** Page ids whose chunks the page needs. */
  assets: readonly string[];
}

/** Settings of the page that the browser's shell reads, too. */
export type PageSettings = Pick<
  BootData,
  'config' | 'organization' | 'status' | 'slotTexts' | 'sentryDsn' | 'tagManagerId' | 'localeCookieSeconds'
>;

/** Overrides of a page whose address replaces remotes (overrides/). */
export interface ReplacedParts {
  banner: string;
  /** The QA panel is one of the releases. */
  qa: boolean;
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
  /** Origins that the payment form may be sent to. */
  paymentOrigins: readonly string[];
  replaced?: ReplacedParts | undefined;
}

export interface StitchedPage {
  html: string;
  policy: string;
}

/** Origins of remotes from another address (overrides). */
const foreignOrigins = (releases: ReadonlyMap<string, Release>): string[] => [
  ...new Set(
    [...releases.values()].flatMap(({ base }) => (URL.canParse(base) ? [new URL(base).origin] : [])),
  ),
];

const policyOf = (input: StitchInput, { modules }: PageScripts, texts: InlineTexts): string => {
  const { sentryDsn, tagManagerId } = input.settings;
  const foreign = foreignOrigins(input.releases);
  return contentSecurityPolicy({
    inlineScripts: [texts.importMap, texts.boot, texts.start, texts.keepOverrides].filter(Boolean),
    scriptHashes: modules.map(([, hash]) => hash),
    inlineStyles: input.styles.map(({ css }) => css),
    formOrigins: input.paymentOrigins,
    connectOrigins: [...(sentryDsn ? [new URL(sentryDsn).origin] : []), ...foreign],
    styleOrigins: foreign,
    tagManager: tagManagerId !== '',
  });
};

export const stitch = (input: StitchInput): StitchedPage => {
  const scripts = scriptsOfPage(input.shell, input.slot, input.releases);
  const texts = inlineTextsOf(input, scripts);
  return { html: documentOf(input, scripts, texts), policy: policyOf(input, scripts, texts) };
};
