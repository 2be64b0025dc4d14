import { DOCUMENT_SLUGS, type DocumentSlug } from 'shared-contracts/api/documents';
import type { Page } from 'shared-kit/page';
import { createDocument } from './document.model.ts';
import { DocumentView } from './document-view.tsx';

const createDocumentPage = (slug: DocumentSlug): Page => {
  const document = createDocument(slug);
  return {
    View: () => <DocumentView document={document} />,
    opened: document.requested,
    $page: document.$page,
  };
};

/** One page per document. They differ only in their slug (docs/product/journal.md#documents). */
export const documents = Object.fromEntries(
  DOCUMENT_SLUGS.map((slug) => [slug, createDocumentPage(slug)]),
) as Record<DocumentSlug, Page>;
