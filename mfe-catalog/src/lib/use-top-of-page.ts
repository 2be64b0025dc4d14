import { useEffect, useRef } from 'react';

/** Returns a ref for the list's element. Focuses that element and scrolls to its top when `page` changes. */
export const useTopOfPage = (page: number | undefined) => {
  const top = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    const isOther = before.current !== undefined && page !== undefined && before.current !== page;
    before.current = page;
    if (!isOther) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
};
