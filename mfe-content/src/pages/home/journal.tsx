// Drawn once: memory between renders would only add bytes.
'use no memo';
import type { Home } from 'shared-contracts/api/pages.schema';
import { formatDate } from 'shared-contracts/domain/dates';
import { Picture } from 'shared-ui/picture';
import { useLocale } from '../../lib/locale.ts';
import styles from './journal.module.css';
import { SectionHead } from './section-head.tsx';

const SIZES = '(width < 640px) 100vw, (width < 1280px) 31vw, 430px';

/** The latest articles in three columns. */
export const Journal = ({ journal }: { journal: Home['journal'] }) => {
  const locale = useLocale();
  return (
    <section className="container" aria-labelledby="home-journal">
      <SectionHead id="home-journal" title={journal.title} link={journal.link} />
      <ul className={styles.columns}>
        {journal.articles.map(({ title, text, link, picture, date }) => (
          <li key={link}>
            <article className={styles.article}>
              <div className={styles.frame}>
                <Picture base={picture.image} {...picture} sizes={SIZES} className={styles.picture} />
              </div>
              <time dateTime={date}>{formatDate(date, locale)}</time>
              <h3>
                <a href={link}>{title}</a>
              </h3>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
};
