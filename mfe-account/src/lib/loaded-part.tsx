import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FailedRegion } from 'shared-kit/failed-region';
import type { Outcome } from 'shared-kit/query/outcome';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './loaded-part.module.css';
import { useMessages } from './messages.ts';

/** Skeleton of a part of a customer page. */
export const PartSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <Skeleton step="22" width="half" />
    <Skeleton width="threeQuarters" />
    <Skeleton width="third" />
    <Skeleton step="control" width="half" />
  </div>
);

interface LoadedPartProps<T> {
  query: { '@@unitShape': () => { loaded: Store<Outcome<T>>; retry: EventCallable<void> } };
  /** Accessible name of the error region. */
  title: string;
  children: (data: T) => ReactNode;
}

/** Part of a customer page: skeleton, content, or error region. */
export function LoadedPart<T>({ query, title, children }: LoadedPartProps<T>) {
  const { common } = useMessages();
  const { loaded, retry } = useUnit(query);
  if (loaded.kind === 'pending') return <PartSkeleton />;
  if (loaded.kind === 'ready') return children(loaded.data);
  return (
    <FailedRegion
      label={`${common.failedTitle}: ${title}`}
      title={common.failedTitle}
      text={common.failedText}
      retry={common.retry}
      onRetry={() => retry()}
    />
  );
}
