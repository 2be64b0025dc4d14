/**
 * Count on the cart buttons until the header is hydrated and counts itself: the stored cart, and what the shopper has
 * added since.
 */
import { badgeText } from 'shared-ui/badge-text';
import { readBoot } from '../browser/boot.ts';
import { readEarlyUnits } from '../early-units.ts';
import { fill } from '../messages/fill.ts';
import { readStoredCount } from '../stored-cart.ts';

const showCount = (count: number): void => {
  const { cartOne, cartMany } = readBoot().header.t;
  for (const button of document.querySelectorAll('#header [data-opens="cart"]')) {
    button.setAttribute('aria-label', count === 1 ? cartOne : fill(cartMany, { n: count }));
    const badge = button.querySelector('[data-badge]') as HTMLElement;
    badge.textContent = badgeText(count);
    badge.toggleAttribute('data-empty', count === 0);
  }
};

export const showStoredCart = (): void => {
  const ended = new AbortController();
  let shown = 0;
  const show = (): void => {
    const count = readStoredCount() + readEarlyUnits();
    if (count !== shown) showCount(count);
    shown = count;
  };
  const end = ({ target }: Event): void => {
    if ((target as Element).id !== 'header') return;
    // React has hydrated the server's markup, which counts 0. It changes only what differs from this markup.
    showCount(0);
    ended.abort();
    presses.disconnect();
  };
  const presses = new MutationObserver(show);
  presses.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  show();
  // Another tab changes the cart; a page in the back/forward cache misses the event.
  for (const type of ['storage', 'pageshow']) addEventListener(type, show, { signal: ended.signal });
  addEventListener('shop:live', end, { signal: ended.signal });
};
