import type { Home } from 'shared-contracts/api/pages.schema';
import type { HostConfig, PageHead, PageState, StructuredData } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Outcome } from 'shared-kit/query/outcome';
import { areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';
import { heroPreloads } from './hero-sources.ts';

/** Shop and website as schema.org objects (docs/product/frame.md#page-metadata). */
const structuredData = ({ publicUrl, shopName }: HostConfig, { seo }: Home): StructuredData[] => {
  const url = `${publicUrl}/`;
  const shop = { '@id': `${url}#shop`, name: shopName, url };
  const search = {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${publicUrl}${hrefs.search}?q={search_term_string}`,
    },
    // Extension of schema.org that search engines define: the typed search text.
    'query-input': 'required name=search_term_string',
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      ...shop,
      description: seo.description,
      areaServed: 'CL',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shopName,
      url,
      publisher: { '@id': shop['@id'] },
      potentialAction: search,
    },
  ];
};

const headOf = (home: Home, config: HostConfig): PageHead => ({
  title: home.seo.title,
  description: home.seo.description,
  keywords: home.seo.keywords,
  canonical: hrefs.home,
  image: home.seo.image ?? undefined,
  preloadImage: heroPreloads(home.hero),
  jsonLd: structuredData(config, home),
});

/** Status and head of the home page. Null until loaded. */
export const pageOfHome = ({
  outcome,
  messages,
  config,
}: {
  outcome: Outcome<Home>;
  messages: Messages;
  config: HostConfig | null;
}): PageState | null => {
  if (outcome.kind === 'pending' || !config || !areLoaded(messages)) return null;
  if (outcome.kind === 'ready') return { status: 200, head: headOf(outcome.data, config) };
  const { failedTitle, failedText } = messages.home;
  return { status: 503, head: { title: failedTitle, description: failedText, noindex: true } };
};
