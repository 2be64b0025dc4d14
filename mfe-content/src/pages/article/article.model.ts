import { sample } from 'effector';
import { articlePath, readArticle } from 'shared-contracts/api/documents';
import type { Article } from 'shared-contracts/api/documents.schema';
import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { createDataEffect } from 'shared-kit/host';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { copyForgotten } from '../../features/share-article/share-article.model.ts';
import { DOCUMENT_PICTURE_SIZES } from '../../features/show-document/index.ts';
import { createReading } from '../../lib/create-reading.ts';
import { type PageFacts, readingPage, seoTexts } from '../../lib/reading-page.ts';
import { sharedPicture, structuredArticle } from '../../lib/structured-data.ts';
import type { Messages } from '../../messages/es.ts';

export const crumbsOf = ({ slug, title }: Article, { reading }: Messages): Crumb[] => [
  { label: reading.home, href: hrefs.home },
  { label: reading.journal, href: hrefs.blog },
  { label: title, href: articlePath(slug) },
];

const pageOfArticle = (article: Article, { messages, host }: PageFacts): PageState => {
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

const readArticleFx = createDataEffect(readArticle);

/** Query for the article whose slug or id is in the URL. */
export const article = createReading({
  name: 'article',
  ask: ({ params }) => readArticleFx({ params: { id: params.article ?? '' } }),
});

sample({ clock: article.requested, target: copyForgotten });

export const $page = readingPage(article, pageOfArticle);
