/** Writes the head for the page just shown and announces it; the shell alone does (DESIGN §5). */
import type { HostConfig, PageState, StructuredData } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import {
  type HeadInput,
  type HeadTag,
  headTags,
  indexedHead,
  titleOf,
  withOrganization,
} from '../head/head-tags.ts';
import { pageUrl } from '../head/page-url.ts';
import { pageViewed } from './analytics/data-layer.ts';
import { endLoading } from './loading/loading.ts';
import { pageShown } from './scroll.ts';
import { trustedJson } from './structured-data.ts';

/** Everything that `headTags` writes. */
const MANAGED =
  'meta:is([name="description"], [name="robots"], [name="twitter:card"], [property^="og:"]), ' +
  'link:is([rel="canonical"], [rel="alternate"][hreflang]), script[type="application/ld+json"]';

const elementOf = ({ name, attributes, text }: HeadTag): Element => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = trustedJson(text);
  return element;
};

/** Tags that stay the same stay in place: nothing is written for the first page, whose head came with the document. */
const writeHead = (input: HeadInput): void => {
  const title = titleOf(input);
  if (document.title !== title) document.title = title;
  const wanted = headTags(input).map(elementOf);
  const present = [...document.head.querySelectorAll(MANAGED)];
  for (const element of present) if (!wanted.some((other) => other.isEqualNode(element))) element.remove();
  document.head.append(...wanted.filter((element) => !present.some((other) => other.isEqualNode(element))));
};

interface PageWriterOptions {
  config: HostConfig;
  locale: Locale;
  /** Who sells: said on every page that may be found. */
  organization: StructuredData;
}

export const createPageWriter = ({ config, locale, organization }: PageWriterOptions) => {
  let shownPath = location.pathname;
  return (page: PageState): void => {
    const { pathname } = location;
    const head = withOrganization(indexedHead(page.head, pathname), organization);
    const moved = shownPath !== pathname;
    shownPath = pathname;
    writeHead({ head, locale, ...config, url: pageUrl(pathname, location.search) });
    endLoading('page');
    pageViewed();
    if (!moved) return;
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = document.title;
    pageShown();
  };
};
