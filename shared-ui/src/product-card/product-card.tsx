import { type ReactNode, useId, useState } from 'react';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import type { Locale } from 'shared-contracts/locale';
import { check, Icon } from '../icon/index.ts';
import { Picture } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { CardActions } from './card-actions.tsx';
import { productCardMessages } from './product-card.messages.ts';
import styles from './product-card.module.css';

export type ProductCardProps = {
  name: string;
  href: string;
  locale: Locale;
  brand?: string;
  year?: number | null;
  /** Grape, milk or volume: one short fact after the year. */
  detail?: string;
  /** Picture base of 4:5, see Picture. */
  picture: string;
  /** Shown under the pointer instead of the first; loaded when that comes near. */
  secondPicture?: string | null;
  /** CLP. */
  price: number;
  reference?: number | string | null;
  /** Tag on the picture, e.g. "Oferta". */
  label?: string | null;
  soldOut?: boolean;
  /** Units that may be bought. */
  max: number;
  /** Where the counter starts: what the cart holds already, else 1. Give the card a new key to start again. */
  initialQuantity?: number;
  /** The shopper wants this many. */
  onAdd?: (quantity: number) => void;
  /** Units of it that the cart holds. */
  inCart?: number;
  /** The shopper has just pressed the button, and the cart has taken it: `inCart` stands out. */
  added?: boolean;
  /** An add is under way. */
  busy?: boolean;
  /** In place of the counter, e.g. the choice of a gourmet format. */
  counter?: ReactNode;
  /** In the first screen: its picture is loaded at once. */
  priority?: boolean;
  /** Level of its heading: 2 right under the page's title, 3 in a section. */
  level?: 2 | 3;
  /** How wide the card is, as in `<img sizes>`. */
  sizes?: string;
};

const LISTING_SIZES = '(width < 769px) 50vw, (width < 1280px) 30vw, 280px';

/** A product as in the printed catalogue: picture, house, name, price, and a row to put it in the cart. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, locale, brand, year, detail, picture, secondPicture, price, reference } = props;
  const { label, soldOut = false, inCart = 0, added, priority, level = 3, sizes = LISTING_SIZES } = props;
  const Heading = `h${level}` as const;
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
        <p className={styles.inCart} data-added={added || undefined}>
          <Icon path={check} size={14} />
          {words.inCart(inCart)}
        </p>
      )}
      {tag && <p className={styles.tag}>{tag}</p>}
      <div className={styles.facts}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.name}>
          <a href={href} id={nameId}>
            {name}
          </a>
        </Heading>
        {(year || detail) && <p className={styles.detail}>{joinFacts([year, detail])}</p>}
        <Price amount={price} reference={reference} locale={locale} />
      </div>
      <CardActions {...props} soldOut={soldOut} />
    </article>
  );
}
