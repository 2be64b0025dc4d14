/** Shows a toast when the session ended elsewhere. Account pages show it themselves. */
import { sessionState } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { matchRoute } from 'shared-contracts/routes';

export const startToasts = ({ bus, locale, report }: HostServices): void => {
  let was = bus.read(sessionState)?.kind;
  bus.subscribe(sessionState, ({ kind }) => {
    const isEnded = was === 'customer' && kind === 'guest';
    was = kind;
    if (!isEnded || matchRoute(location.pathname)?.route.access === 'customer') return;
    import(/* webpackChunkName: "toasts" */ './toast-host.tsx')
      .then(({ showSignedOut }) => showSignedOut(locale))
      .catch((error) => report(error, { kind: 'toast' }));
  });
};
