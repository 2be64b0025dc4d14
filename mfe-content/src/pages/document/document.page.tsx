import { DOCUMENT_SLUGS, type DocumentSlug } from 'shared-contracts/api/documents';
import type { Page } from 'shared-kit/page';
import { createDocument } from './document.model.ts';
import { DocumentView } from './document-view.tsx';

/** Documents that invite to drink (law 21.363). */
const ADVERTISING: readonly DocumentSlug[] = ['wine-bar', 'reservation'];

const createDocumentPage = ({ slug }: { slug: DocumentSlug }): Page => {
  const document = createDocument({ slug });
  const advertises = ADVERTISING.includes(slug);
  return {
    View: () => <DocumentView document={document} advertises={advertises} />,
    opened: document.opened,
    $page: document.$page,
  };
};

/** The documents of SPEC §2: they differ by their slug alone. */
export const documents = Object.fromEntries(
  DOCUMENT_SLUGS.map((slug) => [slug, createDocumentPage({ slug })]),
) as Record<DocumentSlug, Page>;
