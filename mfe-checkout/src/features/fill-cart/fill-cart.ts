import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { CART_LINK_PARAM, readCartLink } from 'shared-contracts/domain/cart-link';
import { formatClp } from 'shared-contracts/domain/money';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { addFailureDialog } from 'shared-kit/add-to-cart/add-failure';
import { type Addition, findAddition } from '../../lib/addition/find-addition.ts';
import { isRefusal } from '../../lib/is-refusal.ts';

/** Facts that the page tells besides the products that the link adds. */
interface LinkFacts {
  /** Units in the cart. */
  inCart: number;
  /** Products of the link that cannot be added. */
  missing: number;
  /** Products of the link that could not be read, for example without a connection. */
  lost: number;
}

const linesOf = (additions: readonly Addition[]): string[] =>
  additions.map(({ item, quantity }) => `${quantity} × ${item.name}, ${formatClp(item.price * quantity)}`);

const es = {
  /** Question before the products of a link are added. */
  ask: (additions: readonly Addition[], { inCart, missing, lost }: LinkFacts) => ({
    title: '¿Agregar al carrito?',
    description: [
      ...linesOf(additions),
      ...(inCart > 0 ? [`Tu carrito ya tiene ${inCart}. Lo que hay se queda.`] : []),
      ...(missing > 0 ? [`No se pueden agregar: ${missing}.`] : []),
      ...(lost > 0
        ? [`No pudimos leer: ${lost}. Para intentarlo de nuevo, cancela y recarga la página.`]
        : []),
    ].join('\n'),
    confirm: 'Agregar',
  }),
  nothing: {
    title: 'No hay nada que agregar',
    description: 'Los productos del enlace están agotados o ya no se venden.',
  },
};
const en: typeof es = {
  ask: (additions, { inCart, missing, lost }) => ({
    title: 'Add to the cart?',
    description: [
      ...linesOf(additions),
      ...(inCart > 0 ? [`Your cart already has ${inCart}. They stay.`] : []),
      ...(missing > 0 ? [`Cannot be added: ${missing}.`] : []),
      ...(lost > 0 ? [`We could not read: ${lost}. To try again, cancel and reload the page.`] : []),
    ].join('\n'),
    confirm: 'Add',
  }),
  nothing: {
    title: 'There is nothing to add',
    description: 'The products of the link are sold out or no longer sold.',
  },
};

const LINK_WORDS: Record<Locale, typeof es> = { es, en };

/** Whether the error proves that the product cannot be added. A lost connection proves nothing. */
const cannotBeAdded = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'ToolRefusal') || isRefusal(error);

/** Additions one after the other, because each changes the cart that the next one reads. */
const addAll = async (additions: readonly Addition[], host: HostServices): Promise<void> => {
  for (const { item, inCart, quantity } of additions) {
    const change = { item, qty: inCart + quantity, previousQty: inCart, add: quantity, skipPanel: true };
    // The cart service tells the shopper what failed.
    await host.bus.request(cartUpdate, change).catch(() => {});
  }
};

/**
 * Asks the shopper, and puts the products of the link into the cart. Without a yes the cart stays as it is. Afterwards the
 * address is the one of the cart, so that a reload does not ask again.
 * @param search query of the address
 */
export const fillCart = async (search: string, host: HostServices): Promise<void> => {
  const link = new URLSearchParams(search).get(CART_LINK_PARAM);
  if (link === null) return;
  const words = LINK_WORDS[host.locale];
  const { products, unread } = readCartLink(link);
  const found = await Promise.allSettled(products.map((product) => findAddition(product, host)));
  const hasLeft = () => location.search !== search;
  if (hasLeft()) return;
  const additions = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const losses = found.flatMap((one) =>
    one.status === 'rejected' && !cannotBeAdded(one.reason) ? [one.reason] : [],
  );
  if (additions.length === 0) {
    // The address keeps the link, so that a reload tries again.
    if (losses.length > 0) return void (await host.openDialog(addFailureDialog(losses[0], host.locale)));
    await host.openDialog({ type: 'warning', ...words.nothing });
  } else {
    const missing = unread + found.length - additions.length - losses.length;
    const inCart = host.bus.read(cartState)?.count ?? 0;
    const { confirmed } = await host.openDialog({
      type: 'info',
      ...words.ask(additions, { inCart, missing, lost: losses.length }),
    });
    if (confirmed) await addAll(additions, host);
    else if (losses.length > 0) return;
  }
  if (!hasLeft()) host.navigate(hrefs.cart, { replace: true });
};
