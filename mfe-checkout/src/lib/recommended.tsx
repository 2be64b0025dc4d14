import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $host } from 'shared-kit/host';

/** Recommendations widget of catalog. Stays empty when it fails to load. */
export const Recommended = ({ skus, className }: { skus: readonly string[]; className?: string }) => {
  const host = useUnit($host);
  const place = useRef<HTMLDivElement>(null);
  const shown = skus.join(' ');
  useEffect(() => {
    if (!host || !place.current) return;
    return host.mountWidget('catalog/recommendations', place.current, { skus: [] });
  }, [host]);
  // Mount into the same element again, which updates the widget's products.
  useEffect(() => {
    if (host && place.current)
      host.mountWidget('catalog/recommendations', place.current, { skus: shown.split(' ') });
  }, [host, shown]);
  return <div ref={place} className={className} />;
};
