import { PictureSkeleton, Skeleton } from 'shared-ui/skeleton';
import lineStyles from '../../lib/cart-lines/cart-lines.module.css';
import { useMessages } from '../../lib/messages.ts';
import styles from './cart.module.css';

/** Skeleton of the cart, which the server renders. */
export const CartSkeleton = () => {
  const { common } = useMessages();
  return (
    <div className={styles.columns} aria-busy="true">
      <p className="visually-hidden">{common.loading}</p>
      <div className={lineStyles.lines}>
        {['a', 'b'].map((line) => (
          <div key={line} className={lineStyles.line}>
            <div className={lineStyles.picture}>
              <PictureSkeleton />
            </div>
            <div className={lineStyles.facts}>
              <Skeleton step="12" width="third" />
              <Skeleton step="22" width="threeQuarters" />
              <Skeleton step="14" width="half" />
              <Skeleton step="16" width="third" />
            </div>
            <div className={lineStyles.counter}>
              <Skeleton step="control" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.summary}>
        <Skeleton step="22" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton step="36" />
        <Skeleton step="control" />
      </div>
    </div>
  );
};
