import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $added, addedSeen } from './add-to-cart.model.ts';
import type { CartWords } from './words.ts';

/** Long enough to read, short enough to clear before the next message. */
const ADDED_MS = 3000;

/** Announces additions to screen readers. Render it once per page. */
export const AddedStatus = ({ words }: { words: Pick<CartWords, 'added'> }) => {
  const { added, seen } = useUnit({ added: $added, seen: addedSeen });
  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(seen, ADDED_MS);
    return () => clearTimeout(timer);
  }, [added, seen]);
  return (
    <p role="status" className="visually-hidden">
      {added && words.added(added.name, added.qty)}
    </p>
  );
};
