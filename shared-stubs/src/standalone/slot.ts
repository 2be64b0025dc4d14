/** The remote's slot: mounts the remote on its own addresses, and names the owner of others. */
import type { HostServices } from 'shared-contracts/host';
import type { RemoteId, RemoteModule } from 'shared-contracts/remote';
import { matchRoute } from 'shared-contracts/routes';
import { carryChoices } from '../host/stub-navigation.ts';

export interface AloneSlotOptions {
  id: RemoteId;
  host: HostServices;
  app: () => Promise<RemoteModule>;
  place: HTMLElement;
  /** Target of "back" on an address of another remote. */
  home: string;
}

const notice = (title: string, text: string, link?: { href: string; text: string }): HTMLElement => {
  const box = document.createElement('section');
  box.className = 'stub-notice';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const words = document.createElement('p');
  words.textContent = text;
  box.append(heading, words);
  if (link) {
    const anchor = document.createElement('a');
    anchor.href = link.href;
    anchor.textContent = link.text;
    box.append(anchor);
  }
  return box;
};

/** @returns function that shows the remote, or the notice for the current address */
export const createAloneSlot = ({ id, host, app, place, home }: AloneSlotOptions) => {
  let mounted: RemoteModule | undefined;
  const props = {
    host,
    domElement: place,
    onCrash: (error: unknown) => {
      host.report(error, { remote: id, kind: 'crash' });
      // React reports a crash during a commit, and cannot unmount the root before its end.
      queueMicrotask(() => void leave().then(() => show(notice('The remote crashed', String(error)))));
    },
  };
  const show = (element: HTMLElement) => place.replaceChildren(element);

  const leave = async () => {
    const module = mounted;
    mounted = undefined;
    await module?.unmount(props);
  };

  /** Mounts the remote if it owns the current address, else unmounts it. */
  const settle = async (): Promise<void> => {
    const owner = matchRoute(location.pathname)?.route.owner;
    if (owner === id) {
      if (mounted) return;
      place.replaceChildren();
      mounted = await app();
      await mounted.bootstrap(props);
      await mounted.mount(props);
      return;
    }
    await leave();
    const back = carryChoices(new URL(location.href), new URL(home, location.origin));
    show(
      notice(
        owner ? `This page is ${owner}’s` : 'No remote has this address',
        owner
          ? `${location.pathname} leads out of ${id}. ` +
              `In the shop the shell shows it; here ${id} stands alone.`
          : `${location.pathname} is not in the route table; the shell answers it with 404.`,
        { href: back.pathname + back.search, text: `Back to ${id}` },
      ),
    );
  };

  return () =>
    settle().catch((error) => {
      mounted = undefined;
      host.report(error, { remote: id, kind: 'mount' });
      show(notice('The remote could not be mounted', String(error)));
    });
};
