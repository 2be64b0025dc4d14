/** Hearts of cards: catalog's favourites service loads at the first press, or when there are favourites to show. */
import type { HostServices } from 'shared-contracts/host';
import type { SerializedState } from 'shared-contracts/remote';
import { loadExposed } from './remotes/load.ts';

const load = async (host: HostServices, stateOfPage: () => SerializedState | null) => {
  const service = await loadExposed('catalog', 'favourites');
  // The service may start before the page, which shares its state.
  const state = stateOfPage();
  return service.start({ host, ...(state && { state }) });
};

/**
 * @param stateOfPage server state of the catalog's page until it is used
 * @returns loads and starts the service once. After a failure, the next call tries again
 */
export const startFavourites = (host: HostServices, stateOfPage: () => SerializedState | null) => {
  let running: Promise<Awaited<ReturnType<typeof load>> | undefined> | undefined;
  const wake = () => {
    running ??= load(host, stateOfPage).catch((error) => {
      host.report(error, { kind: 'favourites' });
      running = undefined;
      return undefined;
    });
    return running;
  };
  addEventListener('click', async ({ target }) => {
    const heart = (target as Element).closest<HTMLElement>('[data-favourite]');
    if (heart) (await wake())?.press(heart);
  });
  return wake;
};
