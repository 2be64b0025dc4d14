import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router';

/** Keeps the title of the tab equal to the heading, which react-admin fills. */
export const useDocumentTitle = (heading: React.RefObject<HTMLElement | null>): void => {
  const name = useTranslate()('office.name');
  useEffect(() => {
    const element = heading.current;
    if (!element) return undefined;
    const update = () => {
      document.title = element.textContent ? `${element.textContent} · ${name}` : name;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [heading, name]);
};

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
