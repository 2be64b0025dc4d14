/** A link with products for the cart. The code for it loads only when the address has a query. */
import { attach } from 'effector';
import type { HostServices } from 'shared-contracts/host';
import { $host } from 'shared-kit/host';

/** Fills the cart from the address of the page, if it names products. */
export const fillCartFx = attach({
  source: $host,
  effect: async (host) => {
    if (!location.search) return;
    const { fillCart } = await import(/* webpackChunkName: "fill-cart" */ './fill-cart.ts');
    await fillCart(location.search, host as HostServices);
  },
});
