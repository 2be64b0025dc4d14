/**
 * Skeleton of a waiting slot. CSS draws it (`.slot-skeleton` in frame.css), so the browser can create it
 * without React.
 */
export const SlotSkeleton = ({ heading }: { heading: string }) => (
  <>
    <h1 className="visually-hidden">{heading}</h1>
    <div className="slot-skeleton" aria-hidden="true" />
  </>
);
