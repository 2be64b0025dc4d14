import { useId, useState } from 'react';
import { ADDS_MARK } from 'shared-contracts/document-marks';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import { Button, ButtonLink } from '../button/index.ts';
import { heart } from '../heart/index.ts';
import { check, Icon } from '../icon/index.ts';
import { Picture } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { productCardMessages } from './product-card.messages.ts';
import styles from './product-card.module.css';
import type { ProductCardProps } from './product-card.props.ts';

/**
 * Counter and add button of a card. A sold-out product has a link to its page instead of the counter, and its
 * add button is disabled (docs/product/listings.md#stock-of-a-card).
 */
function CardActions(props: ProductCardProps) {
  const { locale, href, max, onAdd, busy, counter, soldOut } = props;
  const words = productCardMessages[locale];
  return (
    <div className={styles.actions}>
      {soldOut ? (
        <ButtonLink size="small" href={href}>
          {words.detail}
        </ButtonLink>
      ) : (
        counter
      )}
      <Button
        variant="primary"
        size="small"
        // The chosen format may be sold out while another one is in stock.
        disabled={soldOut || max <= 0}
        busy={busy}
        {...{ [ADDS_MARK]: '' }}
        onClick={onAdd}
      >
        {words.add}
      </Button>
    </div>
  );
}

/** A product with picture, brand, name, price, and the controls that add it to the cart. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, locale, brand, year, detail, picture, secondPicture, price, reference } = props;
  const { label, soldOut = false, inCart = 0, added, priority, sizes } = props;
  const nameId = useId();
  const [isNear, setNear] = useState(false);
  const words = productCardMessages[locale];
  const shape = { sizes, width: 800, height: 1000, alt: '' };
  const tag = soldOut ? words.soldOut : label;
  return (
    <article
      className={styles.card}
      aria-labelledby={nameId}
      data-sold-out={soldOut || undefined}
      onPointerEnter={() => setNear(true)}
    >
      <div className={styles.ground}>
        <Picture {...shape} base={picture} priority={priority} className={styles.picture} />
        {isNear && secondPicture && !soldOut && (
          <Picture {...shape} base={secondPicture} className={styles.secondPicture} />
        )}
      </div>
      {inCart > 0 && (
        <div className={styles.inCartPlace}>
          <p className={styles.inCart} data-added={added || undefined}>
            <Icon path={check} size={14} />
            {words.inCart(inCart)}
          </p>
        </div>
      )}
      {tag && <p className={styles.tag}>{tag}</p>}
      <div className={styles.facts}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <h3 className={styles.name}>
          <a href={href} id={nameId}>
            {name}
          </a>
        </h3>
        {(year || detail) && <p className={styles.detail}>{joinFacts([year, detail])}</p>}
        <Price amount={price} reference={reference} locale={locale} />
      </div>
      {props.favourite && heart({ name, locale, product: props.favourite, soldOut })}
      <CardActions {...props} soldOut={soldOut} />
    </article>
  );
}
