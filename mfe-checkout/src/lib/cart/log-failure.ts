import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';

/** Word for word what the logs are searched for (SPEC §8). */
const TEXTS = {
  id: 'Error al obtener el id del carrito',
  cart: 'Error al inicializar el carrito',
};
/** A page that is being left sees its requests fail, too: it is gone before this has passed. */
export const LEAVING_MS = 1_000;

/** Logs a failure of the cart; whoever met it throws it on. Personal data is in none of them. */
export const logFailure = ({ report }: HostServices, what: keyof typeof TEXTS, cause: unknown): void => {
  const log = () => report(new Error(TEXTS[what], { cause }));
  if (apiErrorOf(cause)?.code === 'NETWORK') setTimeout(log, LEAVING_MS);
  else log();
};
