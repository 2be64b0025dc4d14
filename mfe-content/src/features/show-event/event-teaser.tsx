// Drawn once: memory between renders would only add bytes.
'use no memo';
import { eventPath } from 'shared-contracts/api/events';
import type { EventCard } from 'shared-contracts/api/events.schema';
import { useLocale } from 'shared-contracts/kit/locale';
import { Picture } from 'shared-ui/picture';
import styles from './event-teaser.module.css';
import { priceOf, seatsOf, timeOf } from './event-words.ts';

interface EventTeaserProps {
  event: EventCard;
  /** In the first screen. */
  priority?: boolean;
}

const SIZES = '(width < 640px) 100vw, (width < 1280px) 47vw, 660px';

/** An event as picture, day and title; all of it leads there. */
export const EventTeaser = ({ event, priority }: EventTeaserProps) => {
  const locale = useLocale();
  const { slug, kind_text, title, lead, picture, starts_at } = event;
  return (
    <article className={styles.event} data-past={event.is_past || undefined}>
      <div className={styles.frame}>
        <Picture
          base={picture.image}
          {...picture}
          sizes={SIZES}
          className={styles.picture}
          priority={priority}
        />
      </div>
      <p className={styles.meta}>
        {kind_text}
        {' · '}
        <time dateTime={starts_at}>{timeOf(event, locale)}</time>
      </p>
      <h3 className={styles.title}>
        <a href={eventPath(slug)}>{title}</a>
      </h3>
      <p className={styles.text}>{lead}</p>
      <p className={styles.facts}>
        {event.is_past ? seatsOf(event, locale) : `${priceOf(event, locale)} · ${seatsOf(event, locale)}`}
      </p>
    </article>
  );
};
