import { eventPath } from 'shared-contracts/api/events';
import type { EventCard } from 'shared-contracts/api/events.schema';
import { FACT_SEPARATOR, joinFacts } from 'shared-contracts/domain/join-facts';
import { useLocale } from 'shared-kit/locale';
import { eventPrice } from '../../lib/event-price.ts';
import { Teaser } from '../../lib/teaser/index.ts';
import styles from './event-facts.module.css';
import { seatsOf, timeOf } from './event-words.ts';

interface EventTeaserProps {
  event: EventCard;
  /** Loads the picture eagerly: it is in the first viewport. */
  priority?: boolean;
}

/** Teaser of an event: picture, date, title, price and seats. */
export const EventTeaser = ({ event, priority }: EventTeaserProps) => {
  const locale = useLocale();
  const { slug, kind_text, title, lead, picture, starts_at, is_past } = event;
  const meta = (
    <>
      {kind_text}
      {FACT_SEPARATOR}
      <time dateTime={starts_at}>{timeOf(event, locale)}</time>
    </>
  );
  return (
    <Teaser
      title={title}
      text={lead}
      href={eventPath(slug)}
      picture={picture}
      meta={meta}
      level={3}
      priority={priority}
      dimmed={is_past}
    >
      <p className={styles.line}>
        {is_past ? seatsOf(event, locale) : joinFacts([eventPrice(event, locale), seatsOf(event, locale)])}
      </p>
    </Teaser>
  );
};
