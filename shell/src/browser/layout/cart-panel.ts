/** Opens and closes checkout's cart panel on bus events (docs/product/cart.md#cart-panel). */
import type { Bus } from 'shared-contracts/bus/bus';
import { cartPanel } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { matchRoute } from 'shared-contracts/routes';
import { createFrameWidget } from './frame-widget.ts';

/** Whether the panel stays closed on this page: cart page and checkout steps. */
const isClosedHere = (): boolean =>
  location.pathname === hrefs.cart || (matchRoute(location.pathname)?.route.checkoutStep ?? false);

export const startCartPanel = (bus: Bus, host: Pick<HostServices, 'mountWidget' | 'navigate'>): void => {
  const panel = createFrameWidget(host, 'checkout/cart-sidebar');
  bus.subscribe(cartPanel, ({ open, reason = 'asked' }) => {
    // If the shopper asked for the cart and the panel does not open, the shell opens the cart page.
    const insteadHref = reason === 'asked' ? () => hrefs.cart : null;
    if (!open) panel.close();
    else if (!isClosedHere()) panel.open({ reason }, insteadHref);
    else if (insteadHref) host.navigate(insteadHref());
  });
};
