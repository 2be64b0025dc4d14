import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { isMissing } from 'shared-kit/query/outcome';
import { Skeleton } from 'shared-ui/skeleton';
import type { Reading } from '../../lib/create-reading.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import styles from './document-frame.module.css';
import { ReadingMissing } from './reading-missing.tsx';

/** Skeleton of title and first lines. */
const ReadingSkeleton = () => (
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

interface ReadingStatesProps<Data> {
  reading: Reading<Data>;
  children: (data: Data) => ReactNode;
  /** Shown for a 404. Default: `ReadingMissing`, which links to the journal. */
  missing?: ReactNode;
}

/** Renders a query's state: content, skeleton, 404, or error with a retry. */
export const ReadingStates = <Data,>({ reading, children, missing }: ReadingStatesProps<Data>) => {
  const words = useMessages().reading;
  const { outcome, isLoading, retry } = useUnit(reading);
  if (outcome.kind === 'ready') return children(outcome.data);
  if (outcome.kind === 'pending') return <ReadingSkeleton />;
  if (isMissing(outcome)) return missing ?? <ReadingMissing />;
  return <FailedRegion title={words.failedTitle} text={words.failedText} onRetry={retry} busy={isLoading} />;
};
