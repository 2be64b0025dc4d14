import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is out of view. False until the observer's first report. */
export const useOutOfSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
};
