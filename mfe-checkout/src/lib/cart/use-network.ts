import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { networkChanged } from './cart.model.ts';

/** Tells the cart of the network while it is on screen, whether or not the cart service has been loaded. */
export const useNetwork = (): void => {
  const changed = useUnit(networkChanged);
  useEffect(() => {
    const tell = ({ type }: Event) => changed(type === 'online');
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, [changed]);
};
