import { putCase } from 'shared-contracts/api/cases';
import type { CaseBody } from 'shared-contracts/api/cases.schema';
import type { HostServices } from 'shared-contracts/host';
import { withCartLock } from '../../lib/cart/cart-lock.ts';
import { ensureCartId, isCartNotFound, openCart } from '../../lib/cart/open-cart.ts';
import { storeCart } from '../../lib/cart/stored-cart.ts';

/** Puts a case into this browser's cart. Opens a cart when there is none, or the server lost it. */
export const addCase = (
  host: HostServices,
  { cartId, id, body }: { cartId: string | null; id: string; body: CaseBody },
): Promise<void> =>
  withCartLock('exclusive', async () => {
    const put = async (cart_id: string) => {
      const { data } = await host.api.call(putCase, { params: { id }, query: { cart_id }, body });
      storeCart(data);
    };
    const known = await ensureCartId(host, cartId);
    try {
      await put(known);
    } catch (error) {
      if (!isCartNotFound(error)) throw error;
      await put(await openCart(host));
    }
  });
