import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Opens each page at its top. The browser itself restores the position when a person goes back. */
export const useScrollToTop = (): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    // Filters and pages of a list change the rest of the address only.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
};
