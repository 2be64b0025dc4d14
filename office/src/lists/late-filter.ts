import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';

/**
 * Keeps the office on a record that was opened right after typing in a filter. React-admin writes a filter into the
 * address half a second after the last key, also while the code of the record loads and the list is still on screen.
 * That would lead back to the list.
 */
export const useNoLateFilter = (): void => {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'POP' &&
      currentLocation.pathname !== pathname &&
      nextLocation.pathname === pathname &&
      nextLocation.search.includes('filter='),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
};
