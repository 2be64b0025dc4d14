/** `./app` of a stub remote. It uses only the contract: no shared-kit, no effector. */
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { HostServices } from 'shared-contracts/host';
import type { MountProps, RemoteModule, SerializedState } from 'shared-contracts/remote';
import { SLOW_MOUNT_MS } from './behaviours.ts';
import { pageStateOf } from './page-state-of.ts';
import { StubPage } from './stub-page.tsx';
import { contractOf, type StubRemote } from './stub-remote.ts';

const here = () => window.location.pathname + window.location.search;

export const createStubApp = (stub: StubRemote): RemoteModule => {
  let root: Root | undefined;
  let stopListening = () => {};
  /** Increases with every mount and unmount, so that a slow mount can tell that it was cancelled. */
  let turn = 0;
  /** Functions that cut the pending delays short. */
  const waits = new Set<() => void>();

  const beSlow = (): Promise<void> | undefined => {
    if (stub.behaviour !== 'slow') return undefined;
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        waits.delete(end);
        done();
      };
      const timer = setTimeout(end, SLOW_MOUNT_MS);
      waits.add(end);
    });
  };

  const show = (host: HostServices, state: SerializedState | null) => {
    const url = here();
    const page = pageStateOf(stub.id, url, host.locale);
    // Another remote owns this address, so the shell is about to unmount this one.
    if (!page) return root?.render(null);
    host.setPage(page);
    root?.render(<StubPage {...stub} host={host} url={url} state={state} />);
  };

  const draw = ({ host, domElement, state, onCrash, onLive }: MountProps) => {
    const received = state ?? null;
    const options = {
      identifierPrefix: `stub-${stub.id}-`,
      onRecoverableError: (error: unknown) => host.report(error, { remote: stub.id, kind: 'hydration' }),
      onUncaughtError: (error: unknown) => (onCrash ?? host.report)(error),
    };
    const url = typeof state?.url === 'string' ? state.url : here();
    if (state && domElement.hasChildNodes()) {
      const page = <StubPage {...stub} host={host} url={url} state={received} onLive={onLive} />;
      root = hydrateRoot(domElement, page, options);
      const shown = pageStateOf(stub.id, here(), host.locale);
      if (shown) host.setPage(shown);
    } else {
      domElement.replaceChildren();
      root = createRoot(domElement, options);
      show(host, received);
    }
    const moved = () => show(host, received);
    window.addEventListener('popstate', moved);
    stopListening = () => window.removeEventListener('popstate', moved);
  };

  return {
    contract: contractOf(stub.behaviour),

    async prepare() {
      await beSlow();
    },

    async bootstrap() {},

    async mount(props) {
      if (root) return;
      const mine = ++turn;
      await beSlow();
      if (mine !== turn) return;
      if (stub.behaviour === 'broken') throw new Error('The stub was told to be broken');
      draw(props);
    },

    async unmount() {
      turn += 1;
      for (const end of [...waits]) end();
      stopListening();
      stopListening = () => {};
      root?.unmount();
      root = undefined;
    },
  };
};
