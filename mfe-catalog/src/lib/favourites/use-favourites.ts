import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $isSettled, $kept, keepingStarted, keptStored, tabShown } from './favourites.model.ts';
import { followStorage } from './follow-storage.ts';

/** Favourites of the browser, in step with other tabs while the component is mounted. */
export const useFavourites = () => {
  const { start, stored, shown, ...state } = useUnit({
    start: keepingStarted,
    stored: keptStored,
    shown: tabShown,
    kept: $kept,
    isSettled: $isSettled,
  });
  useEffect(() => {
    start();
    return followStorage({ stored, shown });
  }, [start, stored, shown]);
  return state;
};
