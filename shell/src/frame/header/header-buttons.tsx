import { hrefs } from 'shared-contracts/hrefs';
import { CountBadge } from 'shared-ui/badge';
import { cart, Icon, search } from 'shared-ui/icon';
import { fill } from '../../messages/fill.ts';
import { enhance } from './enhance.ts';
import styles from './header.module.css';
import type { HeaderMessages } from './header-boot.ts';

interface SearchButtonProps {
  t: HeaderMessages;
  /** Looks like a search field. Without it, an icon above its label. */
  field?: boolean;
  onSearch?: (() => void) | undefined;
}

export const SearchButton = ({ t, field, onSearch }: SearchButtonProps) => (
  <form action={hrefs.search} className={field ? styles.search : undefined}>
    <button
      type="submit"
      data-opens="search"
      className={field ? styles.field : styles.tab}
      aria-label={field ? t.search : undefined}
      onClick={enhance(onSearch)}
    >
      <Icon path={search} size={field ? 18 : 22} />
      <span>{t.search}</span>
    </button>
  </form>
);

interface CartButtonProps {
  t: HeaderMessages;
  /** Number of items in the cart, Σ qty. */
  count: number;
  /** Shows its label below the icon. */
  labelled?: boolean;
  onCart?: (() => void) | undefined;
}

/** Cart button. The badge keeps its space at 0, so that the stored count causes no layout shift. */
export const CartButton = ({ t, count, labelled, onCart }: CartButtonProps) => (
  <form action={hrefs.cart}>
    <button
      type="submit"
      className={labelled ? styles.tab : styles.tool}
      data-opens="cart"
      // Before hydration, inline/stored-cart-badge.ts shows the stored count.
      suppressHydrationWarning
      aria-label={count === 1 ? t.cartOne : fill(t.cartMany, { n: count })}
      onClick={enhance(onCart)}
    >
      <Icon path={cart} size={22} />
      {/* The visible text is part of the accessible name: the same word and number, with a space between. */}
      {labelled && <span>{t.cart} </span>}
      <span className={styles.count}>
        <CountBadge count={count} />
      </span>
    </button>
  </form>
);
