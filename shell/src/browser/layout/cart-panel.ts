/** Opens and closes checkout's cart panel as the bus asks (SPEC §2 "Cart sidebar"). */
import type { Bus } from 'shared-contracts/bus/bus';
import { cartPanel } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { matchRoute } from 'shared-contracts/routes';
import { createFrameWidget } from './frame-widget.ts';

/** The cart itself is in sight, or the shopper is paying: no panel beside it. */
const isClosedHere = (): boolean =>
  location.pathname === hrefs.cart || (matchRoute(location.pathname)?.route.checkoutStep ?? false);

export const startCartPanel = (bus: Bus, host: Pick<HostServices, 'mountWidget' | 'navigate'>): void => {
  const panel = createFrameWidget(host, 'checkout/cart-sidebar');
  bus.subscribe(cartPanel, ({ open, reason = 'asked' }) => {
    // Who asks for the cart must get one: without the panel, its page.
    const insteadHref = reason === 'asked' ? hrefs.cart : null;
    if (!open) panel.close();
    else if (!isClosedHere()) panel.open({ reason }, insteadHref);
    else if (insteadHref) host.navigate(insteadHref);
  });
};
