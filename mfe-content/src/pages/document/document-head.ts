import { DOCUMENT_PATHS, type DocumentSlug } from 'shared-contracts/api/documents';
import type { Document } from 'shared-contracts/api/documents.schema';
import type { HostConfig, PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { DOCUMENT_PICTURE_SIZES } from '../../features/show-document/index.ts';
import { pageWithout, seoTexts } from '../../lib/page-without.ts';
import { barOf, sharedPicture } from '../../lib/structured-data.ts';
import type { Messages } from '../../messages/es.ts';

/** Breadcrumb: home, about (for pages below it), document. */
export const crumbsOf = (slug: DocumentSlug, title: string, { reading }: Messages): Crumb[] => {
  const href = DOCUMENT_PATHS[slug];
  const house = { label: reading.about, href: hrefs.about };
  return [
    { label: reading.home, href: hrefs.home },
    ...(href.startsWith(`${hrefs.about}/`) ? [house] : []),
    { label: title, href },
  ];
};

interface DocumentFacts {
  slug: DocumentSlug;
  outcome: Outcome<Document>;
  messages: Messages;
  config: HostConfig | null;
}

/** Status and head of a document. Null until loaded. */
export const pageOfDocument = ({ slug, outcome, messages, config }: DocumentFacts): PageState | null => {
  if (outcome.kind !== 'ready' || !config) return pageWithout(outcome, messages);
  const { seo, title, picture, place } = outcome.data;
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
