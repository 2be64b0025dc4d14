'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { type RefObject, useEffect, useState } from 'react';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { Button } from 'shared-ui/button';
import { useAddToCart } from '../../features/add-to-cart/index.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './buy-bar.module.css';
import { inCartWords } from './in-cart-words.ts';

/** Whether an element is out of view. False until the observer's first report. */
const useOutOfSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
};

interface BuyBarProps {
  product: ProductDetail;
  /** Row with the page's main button. */
  actions: RefObject<HTMLDivElement | null>;
}

/**
 * Bar with price and button at the bottom of a phone's screen. Rendered only while the main button is out of
 * sight, so that keyboard users find one button. It takes no space, so it causes no layout shift.
 */
export const BuyBar = ({ product, actions }: BuyBarProps) => {
  const { cart, product: words } = useMessages();
  const isOutOfSight = useOutOfSight(actions);
  const { addition, busy, added, add } = useAddToCart(product);
  const { item, counts, qty } = addition;
  if (!isOutOfSight || addition.soldOut || addition.limit === 0) return null;
  const price = counts === 'units' && qty > 1 ? `${qty} × ${formatClp(item.price)}` : formatClp(item.price);
  return (
    <section className={styles.place} aria-label={words.buy}>
      <div className={styles.bar}>
        <p className={styles.what}>
          <span className={styles.name}>{added ? inCartWords(addition, added, cart) : product.name}</span>
          <strong>{price}</strong>
          <span className={styles.format}>{lineDetail({ format: item.format })}</span>
        </p>
        <Button variant="primary" size="small" busy={busy} onClick={add}>
          {cart.add}
        </Button>
      </div>
    </section>
  );
};
