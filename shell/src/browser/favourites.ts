/** Hearts of cards: catalog's favourites service loads at the first press, or when there are favourites to show. */
import type { HostServices } from 'shared-contracts/host';
import { showOfflineNotice, whenOnline } from '../offline.ts';
import { loadExposed } from './remotes/load.ts';

const load = async (host: HostServices) => (await loadExposed('catalog', 'favourites')).start({ host });

/** @returns loads and starts the service once. After a failure, the next call tries again */
export const startFavourites = (host: HostServices) => {
  let running: Promise<Awaited<ReturnType<typeof load>> | undefined> | undefined;
  const wake = () => {
    running ??= load(host).catch((error) => {
      host.report(error, { kind: 'favourites' });
      running = undefined;
      return undefined;
    });
    return running;
  };
  addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('[data-favourite]');
    if (!heart) return;
    const press = async () => (await wake())?.press(heart);
    if (running) return press();
    // Some browsers keep a failed import as long as the document lives.
    showOfflineNotice();
    whenOnline(press);
  });
  return wake;
};
