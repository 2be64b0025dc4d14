import { eventPath } from 'shared-contracts/api/events';
import type { Home } from 'shared-contracts/api/pages.schema';
import { formatDate, formatDateTime } from 'shared-contracts/domain/dates';
import { FACT_SEPARATOR } from 'shared-contracts/domain/join-facts';
import { useLocale } from 'shared-kit/locale';
import { Teaser, TeaserColumns } from '../../lib/teaser/index.ts';
import { SectionHead } from './section-head.tsx';

/** Next events with seats. Renders nothing when there are none. */
export const NextEvents = ({ row: { title, link, events } }: { row: NonNullable<Home['events']> }) => {
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <section className="container" aria-labelledby="home-events">
      <SectionHead id="home-events" title={title} link={link} />
      <TeaserColumns>
        {events.map(({ slug, title: name, lead, picture, kind_text, starts_at }) => (
          <li key={slug}>
            <Teaser
              title={name}
              text={lead}
              href={eventPath(slug)}
              picture={picture}
              level={3}
              meta={
                <>
                  {kind_text}
                  {FACT_SEPARATOR}
                  <time dateTime={starts_at}>{formatDateTime(starts_at, locale)}</time>
                </>
              }
            />
          </li>
        ))}
      </TeaserColumns>
    </section>
  );
};

/** Latest articles in three columns. */
export const Journal = ({ journal }: { journal: Home['journal'] }) => {
  const locale = useLocale();
  return (
    <section className="container" aria-labelledby="home-journal">
      <SectionHead id="home-journal" title={journal.title} link={journal.link} />
      <TeaserColumns>
        {journal.articles.map(({ link, date, ...article }) => (
          <li key={link}>
            <Teaser
              {...article}
              href={link}
              level={3}
              meta={<time dateTime={date}>{formatDate(date, locale)}</time>}
            />
          </li>
        ))}
      </TeaserColumns>
    </section>
  );
};
