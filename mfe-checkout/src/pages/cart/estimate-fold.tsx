import { lazy, Suspense } from 'react';
import { chevronDown, Icon, truck } from 'shared-ui/icon';
import { Skeleton } from 'shared-ui/skeleton';
import { useMessages } from '../../lib/messages.ts';
import { useFold } from '../../lib/use-fold.ts';
import styles from './cart.module.css';

const Estimate = lazy(() => import(/* webpackChunkName: "estimate" */ './estimate.tsx'));

/** Collapsed delivery estimate. */
export const EstimateFold = () => {
  const { estimate } = useMessages();
  const { isOpen, id, toggle } = useFold();
  return (
    <div className={styles.estimate}>
      <button type="button" className={styles.fold} {...toggle}>
        <Icon path={truck} size={18} />
        <span>{estimate.show}</span>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </button>
      <div id={id} className={styles.estimateBody}>
        {isOpen && (
          <Suspense fallback={<PlacesSkeleton />}>
            <Estimate />
          </Suspense>
        )}
      </div>
    </div>
  );
};

const PlacesSkeleton = () => (
  <div aria-hidden="true" className={styles.places}>
    <Skeleton width="third" />
    <Skeleton step="control" />
    <Skeleton width="third" />
    <Skeleton step="control" />
  </div>
);
