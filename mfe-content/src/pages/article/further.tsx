import { articlePath } from 'shared-contracts/api/documents';
import type { Article } from 'shared-contracts/api/documents.schema';
import { FACT_SEPARATOR } from 'shared-contracts/domain/join-facts';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { AddedStatus, BuyableCard } from '../../features/add-to-cart/index.ts';
import { fullDate } from '../../lib/full-date.ts';
import { useJournalWords } from '../../lib/journal-words.ts';
import { useMessages } from '../../lib/messages.ts';
import { Teaser, TeaserColumns } from '../../lib/teaser/index.ts';
import styles from './article.module.css';

/** Mentioned products and related articles below an article. */
export const Further = ({ article: { products = [], related = [] } }: { article: Article }) => {
  const locale = useLocale();
  const words = useJournalWords();
  const { reading } = useMessages();
  return (
    <div className={`container ${styles.further}`}>
      {products.length > 0 && (
        <section className={styles.part} aria-labelledby="article-products">
          <h2 id="article-products">{words.products}</h2>
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.sku}>
                <BuyableCard product={product} />
              </li>
            ))}
          </ul>
          <AddedStatus />
        </section>
      )}
      {related.length > 0 && (
        <section className={styles.part} aria-labelledby="article-related">
          <h2 id="article-related">{words.related}</h2>
          <TeaserColumns>
            {related.map(({ slug, title, lead, picture, date, reading_minutes }) => (
              <li key={slug}>
                <Teaser
                  title={title}
                  text={lead}
                  href={articlePath(slug)}
                  picture={picture}
                  level={3}
                  meta={
                    <>
                      <time dateTime={date}>{fullDate(date, locale)}</time>
                      {FACT_SEPARATOR}
                      {reading.minutes(reading_minutes)}
                    </>
                  }
                />
              </li>
            ))}
          </TeaserColumns>
        </section>
      )}
      <p>
        <ButtonLink href={hrefs.blog}>{reading.moreArticles}</ButtonLink>
      </p>
    </div>
  );
};
