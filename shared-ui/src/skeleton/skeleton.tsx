import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** How much of its container it takes. */
  width?: 'full' | 'threeQuarters' | 'half' | 'third';
  /** Height of the text it stands for, a type step; or `control`, as high as a button. */
  step?: '12' | '14' | '16' | '18' | '22' | '36' | '48' | 'control';
};

/** The place of a line of text that is on its way. Its container says so with `aria-busy`. */
export function Skeleton({ width = 'full', step = '16' }: SkeletonProps) {
  return <span className={styles.line} data-width={width} data-step={step} aria-hidden="true" />;
}

/** The place of a picture; `shape` is its proportion. */
export function PictureSkeleton({ shape = 'bottle' }: { shape?: 'bottle' | 'square' | 'wide' }) {
  return <span className={styles.picture} data-shape={shape} aria-hidden="true" />;
}

/** As large as a ProductCard, so nothing moves when the card arrives. */
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
