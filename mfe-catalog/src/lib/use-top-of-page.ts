import { useEffect, useRef } from 'react';

/** Another page of the list starts at its top, for the eye and for the keyboard. */
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
