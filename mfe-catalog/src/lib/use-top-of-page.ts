import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Returns props for the list's element. Focuses that element and scrolls to its top when `page` changes after a press on
 * a link inside it. Back restores the position instead, and a filter keeps the focus.
 */
export const useTopOfPage = (page: number | undefined) => {
  const top = useRef<HTMLElement>(null);
  const isLinkPressed = useRef(false);
  useEffect(() => {
    if (page === undefined || !isLinkPressed.current) return;
    isLinkPressed.current = false;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // With one of these keys the link opens in another tab or window.
    const isElsewhere = ctrlKey || metaKey || shiftKey;
    isLinkPressed.current = !isElsewhere && (target as Element).closest('a') !== null;
  };
  return { ref: top, onClick };
};
