import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { networkChanged } from './cart.model.ts';

/**
 * Reports changes of the network to the cart while a page shows it. The cart service may not be loaded yet.
 */
export const useNetwork = (): void => {
  const changed = useUnit(networkChanged);
  useEffect(() => {
    const onChange = ({ type }: Event) => changed(type === 'online');
    const left = new AbortController();
    for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: left.signal });
    return () => left.abort();
  }, [changed]);
};
