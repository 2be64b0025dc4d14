import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { DocumentFrame, ReadingMissing, ReadingStates } from '../../features/show-document/index.ts';
import { EventFacts } from '../../features/show-event/index.ts';
import { useVisitWords } from '../../messages/visits.ts';
import { crumbsOf, event } from './event.model.ts';

const EventMissing = () => {
  const { missing, toEvents } = useVisitWords().events;
  return <ReadingMissing words={missing} way={{ href: hrefs.events, text: toEvents }} />;
};

/** Event page: facts with the reservation link, then the text. */
export const EventView = () => {
  const locale = useLocale();
  return (
    <ReadingStates reading={event} missing={<EventMissing />}>
      {(data) => (
        <DocumentFrame
          {...data}
          crumbs={crumbsOf(data, locale)}
          meta={data.kind_text}
          facts={<EventFacts event={data} />}
        />
      )}
    </ReadingStates>
  );
};
