import type { Article } from 'shared-contracts/api/documents.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { AddedStatus, BuyableCard } from '../../features/add-to-cart/index.ts';
import { ShareArticle } from '../../features/share-article/index.ts';
import { DocumentFrame, ReadingStates } from '../../features/show-document/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { ArticleMeta, ArticleTeaser, TeaserColumns } from '../../lib/teaser/index.ts';
import { useJournalWords } from '../../messages/journal.ts';
import { article, crumbsOf } from './article.model.ts';
import styles from './article.module.css';

/** Mentioned products, related articles and a link to the journal, below an article. */
const Further = ({ article: { products = [], related = [] } }: { article: Article }) => {
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
            {related.map((article) => (
              <li key={article.slug}>
                <ArticleTeaser article={article} level={3} />
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

/** Article page: text, share links, mentioned products and related articles. */
export const ArticleView = () => {
  const messages = useMessages();
  return (
    <ReadingStates reading={article}>
      {(data) => (
        <>
          <DocumentFrame {...data} crumbs={crumbsOf(data, messages)} meta={<ArticleMeta {...data} />}>
            <ShareArticle slug={data.slug} title={data.title} />
          </DocumentFrame>
          <Further article={data} />
        </>
      )}
    </ReadingStates>
  );
};
