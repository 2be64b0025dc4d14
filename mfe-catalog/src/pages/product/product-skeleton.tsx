'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { PictureSkeleton, Skeleton } from 'shared-ui/skeleton';
import { useMessages } from '../../lib/messages.ts';
import styles from './product.module.css';

/** Skeleton of picture and facts while the product loads. */
export const ProductSkeleton = () => {
  const { product: words } = useMessages();
  return (
    <section className={`container ${styles.page}`} aria-busy="true">
      <h1 className="visually-hidden">{words.loading}</h1>
      <div className={styles.crumbs}>
        <Skeleton step="14" width="third" />
      </div>
      <div className={styles.columns}>
        <div className={styles.picture}>
          <PictureSkeleton />
        </div>
        <div className={styles.facts}>
          <Skeleton step="14" width="third" />
          <Skeleton step="48" />
          <Skeleton step="18" width="half" />
          <Skeleton step="36" width="third" />
          <Skeleton step="control" />
        </div>
      </div>
    </section>
  );
};
