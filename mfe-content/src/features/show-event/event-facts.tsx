import { eventEntryPath } from 'shared-contracts/api/events';
import type { EventCard } from 'shared-contracts/api/events.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { eventPrice } from '../../lib/event-price.ts';
import { useVisitWords } from '../../messages/visits.ts';
import styles from './event-facts.module.css';
import { isReservable, seatsOf, timeOf } from './event-words.ts';

/** URL of the reservation form with the event chosen. */
const reservePath = (slug: string): string => `${hrefs.reservation}?evento=${encodeURIComponent(slug)}`;

/**
 * Date, place, price and seats of an event. Links to the reservation, or to the other events when this one is
 * full or over.
 */
export const EventFacts = ({ event }: { event: EventCard }) => {
  const locale = useLocale();
  const { events } = useVisitWords();
  return (
    <section className={styles.facts} aria-label={events.facts}>
      <dl className={styles.list}>
        <div>
          <dt>{events.when}</dt>
          <dd>
            <time dateTime={event.starts_at}>{timeOf(event, locale)}</time>
          </dd>
        </div>
        <div>
          <dt>{events.where}</dt>
          <dd>{event.place}</dd>
        </div>
        <div>
          <dt>{events.price}</dt>
          <dd className={styles.price}>{eventPrice(event, locale)}</dd>
        </div>
        <div>
          <dt>{events.seats}</dt>
          <dd>{seatsOf(event, locale)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {!event.is_past && (
          <ButtonLink variant="primary" href={reservePath(event.slug)}>
            {isReservable(event) ? events.reserve : events.wait}
          </ButtonLink>
        )}
        {!isReservable(event) && <ButtonLink href={hrefs.events}>{events.others}</ButtonLink>}
        {!event.is_past && (
          <a href={eventEntryPath(event.slug)} download>
            {events.toCalendar}
          </a>
        )}
      </div>
    </section>
  );
};
