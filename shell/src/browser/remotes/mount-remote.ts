import type { MountProps, RemoteModule, SerializedState } from 'shared-contracts/remote';
import { announceLive } from '../announce-live.ts';
import { LIVE_LATEST_MS } from '../limits.ts';

/**
 * Copies the content of the element, with typed values. React empties the element when the first render of a remote
 * fails, and shoppers could read what was there.
 * @returns puts the copy in place, if the content has changed
 */
const keepMarkup = (element: HTMLElement): (() => void) => {
  const first = element.firstChild;
  // A copy in another document requests no pictures.
  const copy = document.implementation.createHTMLDocument('').importNode(element, true);
  return () => {
    if (element.firstChild !== first) element.replaceChildren(...copy.childNodes);
  };
};

/**
 * The page that the server rendered. A mount uses its state, which is null as soon as the remote has hydrated the markup
 * or the page was left.
 */
export interface ServerPage {
  state: SerializedState | null;
  url: string;
}

/**
 * Mounts the remote.
 * @returns function that unmounts it with the same props
 */
export const mountRemote = async (
  module: RemoteModule,
  { host, domElement }: Pick<MountProps, 'host' | 'domElement'>,
  page: ServerPage,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const { state, url } = page;
  const restore = state ? keepMarkup(domElement) : () => {};
  let late: ReturnType<typeof setTimeout> | undefined;
  const props = {
    host,
    domElement,
    ...(state ? { state, url } : {}),
    // The remote has hydrated the markup.
    onLive: () => {
      clearTimeout(late);
      page.state = null;
      announceLive(domElement);
    },
    onCrash: (error: unknown) => {
      clearTimeout(late);
      // React calls `onCrash` during a commit and then empties the element. Show the error region afterwards.
      queueMicrotask(() => {
        void module.unmount(props);
        if (page.state) restore();
        failed(error);
      });
    },
  };
  try {
    await module.mount(props);
  } catch (error) {
    restore();
    throw error;
  }
  // An older remote never calls `onLive`, so call it after a delay.
  if (page.state) late = setTimeout(props.onLive, LIVE_LATEST_MS);
  return () => {
    clearTimeout(late);
    return module.unmount(props);
  };
};
