import { Skeleton } from 'shared-ui/skeleton';
import { useMessages } from '../../lib/messages.ts';
import styles from './document-frame.module.css';

/** Skeleton of title and first lines. */
export const ReadingSkeleton = () => (
  <div className={`container ${styles.page}`} aria-busy="true">
    <h1 className="visually-hidden">{useMessages().reading.loading}</h1>
    <div className={styles.head}>
      <Skeleton step="48" width="threeQuarters" />
      <Skeleton step="22" />
    </div>
    <div className={styles.body}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  </div>
);
