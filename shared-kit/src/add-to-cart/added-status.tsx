import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $added, addedSeen } from './add-to-cart.model.ts';
import type { CartWords } from './words.ts';

/** How long a confirmation is visible: long enough to read it, and gone before the next one. */
const ADDED_MS = 3000;

/** Announces additions to screen readers and ends each confirmation after ADDED_MS. Render once per page. */
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
