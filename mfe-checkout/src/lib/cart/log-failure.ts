import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';

/** Exact texts: operators search the logs for them (docs/product/cart.md#cart-id). */
const TEXTS = {
  id: 'Error al obtener el id del carrito',
  cart: 'Error al inicializar el carrito',
};
/**
 * Leaving a page makes its requests fail. The page is gone within this time, so these failures are not
 * logged.
 */
export const LEAVING_MS = 1_000;

/** Logs a failure of the cart, without personal data. The caller still has to handle or throw the cause. */
export const logFailure = ({ report }: HostServices, what: keyof typeof TEXTS, cause: unknown): void => {
  const code = apiErrorOf(cause)?.code;
  // The session has ended. The shell publishes a guest, whose cart is read then.
  if (code === 'UNAUTHORIZED') return;
  const log = () => report(new Error(TEXTS[what], { cause }));
  if (code === 'NETWORK') setTimeout(log, LEAVING_MS);
  else log();
};
