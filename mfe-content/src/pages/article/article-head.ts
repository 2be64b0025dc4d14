import { articlePath } from 'shared-contracts/api/documents';
import type { Article } from 'shared-contracts/api/documents.schema';
import type { HostServices, PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { DOCUMENT_PICTURE_SIZES } from '../../features/show-document/index.ts';
import { pageWithout, seoTexts } from '../../lib/page-without.ts';
import { sharedPicture, structuredArticle } from '../../lib/structured-data.ts';
import type { Messages } from '../../messages/es.ts';

export const crumbsOf = ({ slug, title }: Article, { reading }: Messages): Crumb[] => [
  { label: reading.home, href: hrefs.home },
  { label: reading.journal, href: hrefs.blog },
  { label: title, href: articlePath(slug) },
];

interface ArticleFacts {
  outcome: Outcome<Article>;
  messages: Messages;
  host: HostServices | null;
}

/** Status and head of an article. Null until loaded. */
export const pageOfArticle = ({ outcome, messages, host }: ArticleFacts): PageState | null => {
  if (outcome.kind !== 'ready' || !host) return pageWithout(outcome, messages);
  const article = outcome.data;
  const { seo, slug, picture } = article;
  const href = articlePath(slug);
  return {
    status: 200,
    head: {
      ...seoTexts(seo),
      type: 'article',
      // The URL may contain the id instead of the slug.
      canonical: href,
      image: sharedPicture(seo.image ?? picture.image),
      preloadImage: preloadImageOf(picture.image, DOCUMENT_PICTURE_SIZES),
      jsonLd: [
        structuredArticle(host.config, article, { href, locale: host.locale }),
        breadcrumbList(host.config.publicUrl, crumbsOf(article, messages)),
      ],
    },
  };
};
