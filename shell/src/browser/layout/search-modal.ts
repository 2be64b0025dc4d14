/** Opens catalog's search modal on bus events (docs/product/search.md#search-modal). */
import type { Bus } from 'shared-contracts/bus/bus';
import { searchOpen } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { createFrameWidget } from './frame-widget.ts';

/** The search page, with what the shopper has typed while the modal did not open (inline/early-letters.ts). */
const searchPage = (): string => {
  const typed = document.querySelector<HTMLButtonElement>('[data-opens=search][name=q]')?.value.trim();
  return typed ? `${hrefs.search}?${new URLSearchParams({ q: typed })}` : hrefs.search;
};

export const startSearchModal = (bus: Bus, host: Pick<HostServices, 'mountWidget' | 'navigate'>): void => {
  const modal = createFrameWidget(host, 'catalog/search-modal');
  bus.subscribe(searchOpen, ({ query }) => modal.open(query === undefined ? {} : { query }, searchPage));
};
