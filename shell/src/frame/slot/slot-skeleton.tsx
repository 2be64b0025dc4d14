/**
 * Neutral shapes while a slot waits; drawn by `.slot-skeleton` of frame.css alone, so the browser needs no React for
 * it.
 */
export const SlotSkeleton = ({ heading }: { heading: string }) => (
  <>
    <h1 className="visually-hidden">{heading}</h1>
    <div className="slot-skeleton" aria-hidden="true" />
  </>
);
