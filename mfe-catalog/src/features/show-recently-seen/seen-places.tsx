import type { ReactNode } from 'react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { HostServices } from 'shared-contracts/host';
import { createWidget } from 'shared-kit/widget';
import { messages } from '../../lib/messages.ts';
import { RecentlySeen } from './recently-seen.tsx';

/** Empty element for recently seen products. Its value is the id of the product whose page it is on, or empty. */
const PLACE = '[data-recently-seen]';

interface Shown {
  opened: number | undefined;
  end: () => void;
}

interface Parts {
  cardOf: (product: ProductCard) => ReactNode;
  /** Announces additions to the cart, on pages of other remotes. */
  status: ReactNode;
}

/**
 * Shows recently seen products in all places of the document.
 * @returns function that fills new places, and ends those that the page has removed
 */
export const createSeenPlaces = (host: HostServices, { cardOf, status }: Parts) => {
  const { mount, unmount } = createWidget<{ opened: number | undefined }>({
    name: 'catalog-recently-seen',
    messages,
    View: ({ opened }) => (
      <>
        <RecentlySeen opened={opened} cardOf={cardOf} />
        {opened === undefined && status}
      </>
    ),
  });
  const shown = new Map<HTMLElement, Shown>();
  return (): void => {
    for (const [place, { end }] of shown)
      if (!place.isConnected) {
        shown.delete(place);
        end();
      }
    for (const place of document.querySelectorAll<HTMLElement>(PLACE)) {
      const opened = Number(place.dataset.recentlySeen) || undefined;
      if (shown.has(place) && shown.get(place)?.opened === opened) continue;
      const props = { host, domElement: place, opened };
      shown.set(place, { opened, end: () => void unmount(props) });
      mount(props).catch((error) => host.report(error, { kind: 'recently-seen' }));
    }
  };
};
