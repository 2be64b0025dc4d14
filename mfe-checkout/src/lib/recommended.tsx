import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $host } from 'shared-kit/host';

/** What goes with these products: catalog's piece. Where it cannot be had nothing is shown, and nothing else suffers. */
export const Recommended = ({ skus, className }: { skus: readonly string[]; className?: string }) => {
  const host = useUnit($host);
  const place = useRef<HTMLDivElement>(null);
  const shown = skus.join(' ');
  useEffect(() => {
    if (!host || !place.current) return;
    return host.mountWidget('catalog/recommendations', place.current, { skus: [] });
  }, [host]);
  // The same place again: other products, not another piece.
  useEffect(() => {
    if (host && place.current)
      host.mountWidget('catalog/recommendations', place.current, { skus: shown.split(' ') });
  }, [host, shown]);
  return <div ref={place} className={className} />;
};
