/**
 * Writes the tags of a page's head. Loaded with the first navigation, because the server writes the first
 * page's tags.
 */
import type { HostConfig, PageHead, StructuredData } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import type { RemoteEntry } from '../boot-data.ts';
import { type HeadTag, headTags, indexedHead, withOrganization } from '../head/head-tags.ts';
import { pageUrl } from './page-url.ts';

/** Trusted Types policy for JSON-LD. A script element requires a policy even for data that does not run. */
const rules = {
  /** @throws SyntaxError when the text is not JSON */
  createScript(text: string): string {
    JSON.parse(text);
    return text;
  },
};
interface TrustedTypes {
  createPolicy(name: string, policy: typeof rules): typeof rules;
}
let policy: typeof rules | undefined;

/** Text for a JSON-LD element. Throws for invalid JSON, also in browsers without Trusted Types. */
const trustedJson = (text: string): string => {
  policy ??=
    (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  return policy.createScript(text);
};

export interface PageWriterOptions {
  config: HostConfig;
  locale: Locale;
  /** Structured data of the seller, for every indexed page. */
  organization: StructuredData;
  /** Current releases of the remotes. The list changes in place when a new release replaces an older one. */
  remotes: readonly RemoteEntry[];
}

/** Selector for all tags that `headTags` writes. */
const MANAGED =
  'meta:is([name="description"], [name="keywords"], [name="robots"], [name="twitter:card"], [property^="og:"]), ' +
  'link:is([rel="canonical"], [rel="alternate"][hreflang]), script[type="application/ld+json"]';

const elementOf = ({ name, attributes, text }: HeadTag): Element => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = trustedJson(text);
  return element;
};

/** Writes the tags and keeps unchanged ones in place. */
export const writeHead = (
  page: PageHead,
  { config, locale, organization, remotes }: PageWriterOptions,
): void => {
  const match = matchRoute(location.pathname);
  const head = withOrganization(indexedHead(page, match?.route), organization);
  const wanted = headTags({ head, locale, ...config, url: pageUrl(match, remotes) }).map(elementOf);
  const present = [...document.head.querySelectorAll(MANAGED)];
  for (const element of present) if (!wanted.some((other) => other.isEqualNode(element))) element.remove();
  document.head.append(...wanted.filter((element) => !present.some((other) => other.isEqualNode(element))));
};
