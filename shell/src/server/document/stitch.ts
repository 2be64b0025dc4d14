/** Builds the document of a page with scripts and CSP. Pure function. */

import type { Release } from 'releases/remote-registry';
import { contentSecurityPolicy } from '../html/csp.ts';
import { documentOf, type InlineTexts, inlineTextsOf } from './page-document.ts';
import { type PageScripts, scriptsOfPage } from './page-scripts.ts';
import type { StitchInput } from './stitch-input.ts';

export interface StitchedPage {
  html: string;
  policy: string;
}

/** Origins of remotes loaded from other servers (overrides). */
const foreignOrigins = (releases: ReadonlyMap<string, Release>): string[] => [
  ...new Set(
    [...releases.values()].flatMap(({ base }) => (URL.canParse(base) ? [new URL(base).origin] : [])),
  ),
];

const policyOf = (input: StitchInput, { modules }: PageScripts, texts: InlineTexts): string => {
  const { sentryDsn } = input.settings;
  const foreign = foreignOrigins(input.releases);
  return contentSecurityPolicy({
    inlineScripts: [
      texts.importMap,
      texts.boot,
      texts.consent,
      texts.start,
      texts.keepOverrides,
      texts.canary,
      texts.trace,
    ].filter(Boolean),
    scriptHashes: [...modules.map(([, hash]) => hash), ...(input.trace ? [input.trace.integrity] : [])],
    inlineStyles: input.styles.map(({ css }) => css),
    formOrigins: input.paymentOrigins,
    connectOrigins: [...(sentryDsn ? [new URL(sentryDsn).origin] : []), ...foreign],
    styleOrigins: foreign,
    tagManager: input.tagManagerId !== '',
  });
};

export const stitch = (input: StitchInput): StitchedPage => {
  const scripts = scriptsOfPage(input.shell, input.slot, input.releases);
  const texts = inlineTextsOf(input, scripts);
  return { html: documentOf(input, scripts, texts), policy: policyOf(input, scripts, texts) };
};
