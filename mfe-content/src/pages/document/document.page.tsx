import { DOCUMENT_SLUGS, type DocumentSlug } from 'shared-contracts/api/documents';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import type { Page } from 'shared-kit/page';
import { DocumentFrame, ReadingStates } from '../../features/show-document/index.ts';
import { PlaceMap, ReserveTable } from '../../features/show-place/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { createDocument, type DocumentModel } from './document.model.ts';
import { crumbsOf } from './document-head.ts';

/** Document with the date of its last update. With a place, also a map and a link to reserve a table. */
const DocumentView = ({ document }: { document: DocumentModel }) => {
  const messages = useMessages();
  const locale = useLocale();
  return (
    <ReadingStates reading={document}>
      {({ updated_at, place, ...rest }) => (
        <DocumentFrame
          {...rest}
          crumbs={crumbsOf(document.slug, rest.title, messages)}
          meta={
            updated_at && (
              <time dateTime={updated_at}>
                {messages.reading.updated(formatFullDate(updated_at, locale))}
              </time>
            )
          }
          facts={place && <ReserveTable />}
        >
          {place && <PlaceMap place={place} />}
        </DocumentFrame>
      )}
    </ReadingStates>
  );
};

const createDocumentPage = ({ slug }: { slug: DocumentSlug }): Page => {
  const document = createDocument({ slug });
  return {
    View: () => <DocumentView document={document} />,
    opened: document.opened,
    $page: document.$page,
  };
};

/** One page per document. They differ only in their slug (docs/product/journal.md#documents). */
export const documents = Object.fromEntries(
  DOCUMENT_SLUGS.map((slug) => [slug, createDocumentPage({ slug })]),
) as Record<DocumentSlug, Page>;
