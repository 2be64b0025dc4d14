/** Shows checkout's panel of cases on catalog's pages, while the shopper builds a case (docs/product/cases.md#panel). */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { matchRoute } from 'shared-contracts/routes';
import { readStored } from '../read-stored.ts';

export const startCasePanel = (host: Pick<HostServices, 'mountWidget'>): void => {
  const place = document.createElement('div');
  let end: (() => void) | undefined;
  /** The case that the shopper closed the panel for. Another one shows it again. */
  let closed: string | null = null;
  const look = (): void => {
    const draft = readStored(STORAGE_KEYS.caseDraft);
    const isShown = draft && draft !== closed && matchRoute(location.pathname)?.route.owner === 'catalog';
    if (!isShown) {
      end?.();
      end = undefined;
      return;
    }
    // Before the footer. The panel comes to rest there at the end of the page.
    if (!place.isConnected) document.querySelector('main')?.after(place);
    end ??= host.mountWidget('checkout/case-panel', place, {
      onClosed() {
        closed = readStored(STORAGE_KEYS.caseDraft);
        look();
      },
    });
  };
  look();
  for (const type of ['storage', 'shop:live', 'single-spa:routing-event']) addEventListener(type, look);
};
