import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

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
