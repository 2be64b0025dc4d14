'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { Facts } from 'shared-ui/facts';
import { useMessages } from '../../lib/messages.ts';
import styles from './editorial.module.css';
import { factsOf } from './facts.ts';

/** Fewest rows of the table of facts. A shorter table is hidden, because one row alone looks broken. */
const FEWEST_FACTS = 2;

/** Descriptions: pairing, vineyard, sommelier's comment, scores and facts of the label. */
export const Editorial = ({ product }: { product: ProductDetail }) => {
  const messages = useMessages();
  const words = messages.product;
  const facts = factsOf(product, words);
  return (
    <div className={styles.editorial}>
      <div className={styles.story}>
        {product.vineyard && (
          <section aria-labelledby="vineyard">
            <h2 id="vineyard">{words.vineyard}</h2>
            <p className={styles.lead}>{product.vineyard}</p>
          </section>
        )}
        {product.pairing && (
          <section aria-labelledby="pairing">
            <h2 id="pairing">{words.pairing}</h2>
            <p>{product.pairing}</p>
          </section>
        )}
        {product.sommelier_comment && (
          <figure className={styles.comment}>
            <blockquote>{product.sommelier_comment}</blockquote>
            <figcaption>{words.comment}</figcaption>
          </figure>
        )}
      </div>
      <div className={styles.card}>
        {facts.length >= FEWEST_FACTS && (
          <section aria-labelledby="facts">
            <h2 id="facts">{words.facts}</h2>
            <Facts facts={facts} className={styles.facts} />
          </section>
        )}
        {product.scores.length > 0 && (
          <section aria-labelledby="scores">
            <h2 id="scores">{words.scores}</h2>
            <Facts
              facts={product.scores.map(({ jury, points }) => [jury, words.points(points)])}
              className={styles.facts}
            />
          </section>
        )}
      </div>
    </div>
  );
};
