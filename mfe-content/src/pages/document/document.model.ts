import { DOCUMENT_PATHS, type DocumentSlug, readDocument } from 'shared-contracts/api/documents';
import type { Document } from 'shared-contracts/api/documents.schema';
import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { createDataEffect } from 'shared-kit/host';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { DOCUMENT_PICTURE_SIZES } from '../../features/show-document/index.ts';
import { createReading } from '../../lib/create-reading.ts';
import { type PageFacts, readingPage, seoTexts } from '../../lib/reading-page.ts';
import { barOf, sharedPicture } from '../../lib/structured-data.ts';
import type { Messages } from '../../messages/es.ts';

/** Breadcrumb: home, about (for pages below it), document. */
export const crumbsOf = (slug: DocumentSlug, title: string, { reading }: Messages): Crumb[] => {
  const href = DOCUMENT_PATHS[slug];
  const about = { label: reading.about, href: hrefs.about };
  return [
    { label: reading.home, href: hrefs.home },
    ...(href.startsWith(`${hrefs.about}/`) ? [about] : []),
    { label: title, href },
  ];
};

const pageOfDocument = (
  slug: DocumentSlug,
  { seo, title, picture, place }: Document,
  { messages, host: { config } }: PageFacts,
): PageState => {
  const href = DOCUMENT_PATHS[slug];
  return {
    status: 200,
    head: {
      ...seoTexts(seo),
      canonical: href,
      image: seo.image ? sharedPicture(seo.image) : undefined,
      preloadImage: picture ? preloadImageOf(picture.image, DOCUMENT_PICTURE_SIZES) : undefined,
      jsonLd: [
        breadcrumbList(config.publicUrl, crumbsOf(slug, title, messages)),
        ...(place ? [barOf(config, place, { href, picture: picture?.image })] : []),
      ],
    },
  };
};

/** Model of a document page: about, policies, wine bar, help (docs/product/journal.md#documents). */
export const createDocument = (slug: DocumentSlug) => {
  const readDocumentFx = createDataEffect(readDocument[slug]);
  const reading = createReading({ name: slug, ask: () => readDocumentFx({}) });
  return {
    slug,
    ...reading,
    $page: readingPage(reading, (data, facts) => pageOfDocument(slug, data, facts)),
  };
};

export type DocumentModel = ReturnType<typeof createDocument>;
