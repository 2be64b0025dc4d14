import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** Part of the width of its container. */
  width?: 'full' | 'threeQuarters' | 'half' | 'third';
  /** Height as a type step of the missing text, or `control`: the height of a button. */
  step?: '12' | '14' | '16' | '18' | '22' | '36' | '48' | 'control';
};

/** Placeholder for a line of text that is loading. Its container needs `aria-busy`. */
export function Skeleton({ width = 'full', step = '16' }: SkeletonProps) {
  return <span className={styles.line} data-width={width} data-step={step} aria-hidden="true" />;
}

/** Placeholder for a picture. */
export function PictureSkeleton() {
  return <span className={styles.picture} aria-hidden="true" />;
}

/** As large as a ProductCard, so that the layout does not shift when the card loads. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <PictureSkeleton />
      <div className={styles.facts}>
        <Skeleton step="12" width="third" />
        <Skeleton step="22" width="threeQuarters" />
        <Skeleton step="14" width="half" />
        <Skeleton step="18" width="third" />
      </div>
      <Skeleton step="control" />
    </div>
  );
}
