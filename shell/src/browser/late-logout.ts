import type { ApiClient } from 'shared-contracts/api/endpoint';
import { logout } from 'shared-contracts/api/sessions';

/** Signing out waits this long for the other calls. */
const LOGOUT_WAIT_MS = 3_000;

/** Resolves when the page goes away, or after `LOGOUT_WAIT_MS`. */
const endOfWait = (): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(done, LOGOUT_WAIT_MS);
    addEventListener('pagehide', done, { once: true });
  });

/**
 * Waits with the logout for the calls that are under way: the server refuses what arrives after it, for example a
 * change of the cart. A page that goes away sends the logout at once.
 */
export const withLateLogout = (client: ApiClient): ApiClient => {
  const underWay = new Set<Promise<unknown>>();
  return {
    async call(endpoint, input, options) {
      if (endpoint.id === logout.id) await Promise.race([Promise.allSettled(underWay), endOfWait()]);
      const answer = client.call(endpoint, input, options);
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
  };
};
