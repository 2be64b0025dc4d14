/** Builds the document of a page with scripts and CSP. Pure function. */

import type { Release } from 'releases/remote-registry';
import { contentSecurityPolicy } from '../html/csp.ts';
import type { FramedPage, FrameParts } from './framed-page.ts';
import { documentOf, type InlineTexts, inlineTextsOf } from './page-document.ts';
import { type PageScripts, scriptsOfPage } from './page-scripts.ts';

/** Origins of remotes loaded from other servers (overrides). */
const foreignOrigins = (releases: ReadonlyMap<string, Release>): string[] => [
  ...new Set(
    [...releases.values()].flatMap(({ base }) => (URL.canParse(base) ? [new URL(base).origin] : [])),
  ),
];

const policyOf = (
  { config }: FrameParts,
  { page, styles, tools, tracking: { sentryDsn, trace, tagManagerId } }: FramedPage,
  { modules }: PageScripts,
  texts: InlineTexts,
): string => {
  const foreign = foreignOrigins(page.releases);
  return contentSecurityPolicy({
    inlineScripts: Object.values(texts).filter(Boolean),
    scriptHashes: [
      ...modules.map(([, hash]) => hash),
      ...[trace, tools].flatMap((one) => (one ? [one.integrity] : [])),
    ],
    inlineStyles: styles.map(({ css }) => css),
    formOrigins: config.paymentOrigins,
    connectOrigins: [...(sentryDsn ? [new URL(sentryDsn).origin] : []), ...foreign],
    styleOrigins: foreign,
    tagManager: tagManagerId !== '',
  });
};

export const stitch = (parts: FrameParts, framed: FramedPage) => {
  const scripts = scriptsOfPage(parts.shell, framed.filled.slot, framed.page.releases);
  const texts = inlineTextsOf(parts.inline, framed, scripts);
  return {
    html: documentOf(parts, framed, scripts, texts),
    policy: policyOf(parts, framed, scripts, texts),
  };
};
