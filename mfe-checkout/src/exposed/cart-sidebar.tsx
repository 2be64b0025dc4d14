/** Widget for the cart panel (docs/product/cart.md#cart-panel). */

import type { CartSidebarProps } from 'shared-contracts/widgets';
import { createWidget } from 'shared-kit/widget';
import { GiftBoxOption } from '../features/choose-gift-box/index.ts';
import { CartPanel } from '../features/show-cart-panel/index.ts';
import { messages } from '../lib/messages.ts';

const View = (props: CartSidebarProps) => <CartPanel {...props} giftBox={<GiftBoxOption />} />;

export const { contract, bootstrap, mount, unmount, update } = createWidget<CartSidebarProps>({
  name: 'checkout-cart-sidebar',
  messages,
  View,
});
