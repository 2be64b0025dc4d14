/**
 * Skeleton of a waiting slot. `.slot-skeleton` in frame.css draws it, so the browser needs no React for it.
 */
export const SlotSkeleton = ({ heading }: { heading: string }) => (
  <>
    <h1 className="visually-hidden">{heading}</h1>
    <div className="slot-skeleton" aria-hidden="true" />
  </>
);
