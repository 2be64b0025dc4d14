import type { Locale } from 'shared-contracts/locale';
import styles from './heart.module.css';

const NAMES: Record<Locale, string> = { es: 'Favorito', en: 'Favourite' };

export interface HeartProps {
  /** Name of the product. */
  name: string;
  locale: Locale;
  product: { id: number; price: number };
  soldOut: boolean;
}

/**
 * Button that saves a product, at the top right of a positioned parent. Has no script of its own: catalog's favourites
 * service reads id, price and stock at a press, and sets `aria-pressed`. No component, because the compiled code of one
 * is longer.
 */
export const heart = ({ name, locale, product, soldOut }: HeartProps) => (
  <button
    type="button"
    className={styles.heart}
    aria-label={`${NAMES[locale]}: ${name}`}
    data-favourite={`${product.id} ${product.price} ${soldOut ? 0 : 1}`}
    suppressHydrationWarning
  />
);
