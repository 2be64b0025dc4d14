import type { Home } from 'shared-contracts/api/pages.schema';
import { formatDate } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { Teaser, TeaserColumns } from '../../lib/teaser/index.ts';
import { SectionHead } from './section-head.tsx';

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
