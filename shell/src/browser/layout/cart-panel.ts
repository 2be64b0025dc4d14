/** Opens and closes checkout's cart panel as the bus asks (SPEC §2 "Cart sidebar"). */
import type { Bus } from 'shared-contracts/bus/bus';
import { type CartPanel, cartPanel } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { matchRoute } from 'shared-contracts/routes';
import { CART_PANEL_WAIT_MS } from '../limits.ts';

export interface CartPanelParts {
  bus: Bus;
  host: Pick<HostServices, 'mountWidget' | 'navigate'>;
}

/** The cart itself is in sight, or the shopper is paying: no panel beside it. */
const isClosedHere = (): boolean =>
  location.pathname === hrefs.cart || (matchRoute(location.pathname)?.route.checkoutStep ?? false);

/** @returns its end, for tests */
export const startCartPanel = ({ bus, host }: CartPanelParts): (() => void) => {
  let place: HTMLElement | undefined;
  let end: (() => void) | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(waiting);
    end?.();
    end = undefined;
  };

  const open = (reason: NonNullable<CartPanel['reason']>) => {
    if (isClosedHere()) {
      if (reason === 'asked') host.navigate(hrefs.cart);
      return;
    }
    place ??= document.body.appendChild(document.createElement('div'));
    const here = place;
    clearTimeout(waiting);
    end = host.mountWidget('checkout/cart-sidebar', here, { reason, onClosed: close });
    // Who asks for the cart must get one: without the panel, its page.
    if (reason === 'asked')
      waiting = setTimeout(() => {
        if (here.childElementCount > 0) return;
        close();
        host.navigate(hrefs.cart);
      }, CART_PANEL_WAIT_MS);
  };

  let path = location.pathname;
  const onMoved = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    close();
  };
  const deaf = bus.subscribe(cartPanel, ({ open: wanted, reason = 'asked' }) =>
    wanted ? open(reason) : close(),
  );
  addEventListener('single-spa:before-routing-event', onMoved);
  return () => {
    deaf();
    removeEventListener('single-spa:before-routing-event', onMoved);
    close();
    place?.remove();
  };
};
