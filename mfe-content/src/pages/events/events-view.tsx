import type { EventCard } from 'shared-contracts/api/events.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import { EventTeaser } from '../../features/show-event/index.ts';
import layout from '../../lib/layout.module.css';
import { useVisitWords } from '../../messages/visits.ts';
import { crumbsOf, type EventsContent, events } from './events.model.ts';
import styles from './events.module.css';

/** Teasers in the first row of a phone. Their pictures load eagerly. */
const FIRST_ROW = 1;

interface RowsProps {
  id: string;
  title: string;
  cards: readonly EventCard[];
  /** Cards at the start whose pictures load eagerly. */
  first?: number;
}

const Rows = ({ id, title, cards, first = 0 }: RowsProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <EventTeaser event={card} priority={index < first} />
        </li>
      ))}
    </ul>
  </section>
);

const Content = ({ content: { intro, upcoming, past } }: { content: EventsContent }) => {
  const locale = useLocale();
  const words = useVisitWords().events;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={crumbsOf(locale)} locale={locale} />
      <header className={styles.head}>
        <h1>{intro.title}</h1>
        <p className={layout.muted}>{intro.text}</p>
      </header>
      {upcoming.length > 0 ? (
        <Rows id="upcoming" title={words.upcoming} cards={upcoming} first={FIRST_ROW} />
      ) : (
        <p>{words.none}</p>
      )}
      <div className={styles.notes}>
        <Blocks blocks={intro.blocks} />
        <div className={layout.actions}>
          {intro.actions.map(({ text, link }) => (
            <ButtonLink key={link} href={link} variant={link === hrefs.reservation ? 'primary' : 'secondary'}>
              {text}
            </ButtonLink>
          ))}
        </div>
      </div>
      {past.length > 0 && <Rows id="past" title={words.past} cards={past} />}
    </div>
  );
};

/** Upcoming events, and past events below. */
export const EventsView = () => (
  <ReadingStates reading={events}>{(content) => <Content content={content} />}</ReadingStates>
);
