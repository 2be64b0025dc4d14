import { formatFullDate } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { DocumentFrame, ReadingStates } from '../../features/show-document/index.ts';
import { PlaceMap, ReserveTable } from '../../features/show-place/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { crumbsOf, type DocumentModel } from './document.model.ts';

interface DocumentViewProps {
  document: DocumentModel;
}

/** Document with the date of its last update. With a place, also a map and a link to reserve a table. */
export const DocumentView = ({ document }: DocumentViewProps) => {
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
