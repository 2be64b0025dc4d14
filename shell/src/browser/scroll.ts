/**
 * Scroll and focus: a new page starts at its top, Back restores the position
 * (docs/product/routes.md#scroll-and-focus).
 */
import { REMEMBERED_POSITIONS, RESTORE_SCROLL_MS } from './limits.ts';

const KEY = 'shop-scroll';
type Positions = [id: string, y: number][];

const read = (): Positions => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as Positions) : [];
  } catch {
    return [];
  }
};
const known = (id: string): number | undefined => read().find(([other]) => other === id)?.[1];

const createId = (): string => Math.random().toString(36).slice(2);
/** Id of the current history entry. Undefined for one that the browser has made: a document, or a followed `#` link. */
export const idOfEntry = (): string | undefined => (history.state as { shopId?: string } | null)?.shopId;
/** Gives the current entry an id. */
const nameEntry = (): string => {
  const shopId = createId();
  history.replaceState({ ...(history.state as object | null), shopId }, '');
  return shopId;
};

/** Entry of the current address. */
let currentId = '';
/** The page that was shown last. While the next one is loading, the address is that of the next entry already. */
let shown: { id: string; path: string; element: Element | null } = { id: '', path: '', element: null };
/** Where to scroll when the page of the current entry is shown. Undefined: the page stays where it is. */
let target: { y: number } | 'top' | undefined;

/** Records the page of the current entry as the visible one. */
const markShown = (): void => {
  shown = { id: currentId, path: location.pathname, element: document.querySelector('#contenido > .slot') };
};
/** False while single-spa has removed the page of one remote, and that of the next one is loading. */
const isShownStill = (): boolean => shown.element?.isConnected ?? false;
/** Whether the page of this path is visible. */
export const isVisible = (path: string): boolean => path === shown.path && isShownStill();

/** Stores the position of the visible page. */
const remember = (): void => {
  if (!isShownStill()) return;
  const positions = read().filter(([id]) => id !== shown.id);
  positions.push([shown.id, Math.round(scrollY)]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions.slice(-REMEMBERED_POSITIONS)));
  } catch {
    // Storage is full or blocked. Back then starts at the top.
  }
};

/** Events that show that the shopper uses the page. */
const USES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Stops waiting for a page that is tall enough. */
let stopRestoring = (): void => {};

/** Scrolls to a position when the page is tall enough. Stops when the shopper scrolls. */
const restore = (y: number): void => {
  stopRestoring();
  const reached = (): boolean => {
    scrollTo({ top: y, behavior: 'instant' });
    return document.documentElement.scrollHeight - innerHeight >= y;
  };
  if (reached()) return;
  const grows = new ResizeObserver(() => reached() && stopRestoring());
  const timer = setTimeout(() => stopRestoring(), RESTORE_SCROLL_MS);
  stopRestoring = () => {
    grows.disconnect();
    clearTimeout(timer);
    for (const type of USES) removeEventListener(type, stopRestoring);
    stopRestoring = () => {};
  };
  for (const type of USES) addEventListener(type, stopRestoring, { passive: true });
  grows.observe(document.body);
};

/** Element with the focus when the address changed. */
let focusBefore: Element | null = null;
/** Whether the shopper has used keyboard, finger or mouse since then. */
let isInUse = false;

/** Whether the shopper has moved into the new page. On a busy phone, `pageShown` can come later than that. */
const isInNewPage = (): boolean => {
  const { activeElement } = document;
  const isInside = activeElement?.parentElement?.closest('#contenido') != null;
  return isInUse && isInside && activeElement !== focusBefore;
};

/** State object for the next history entry, whose page has this path. */
export const nextHistoryState = (path: string): { shopId: string } => {
  remember();
  focusBefore = document.activeElement;
  isInUse = false;
  currentId = createId();
  // A changed query keeps the page, and its position.
  const isKept = isVisible(path);
  if (isKept) shown.id = currentId;
  target = isKept ? undefined : 'top';
  return { shopId: currentId };
};

/** Call when the address has changed, before single-spa removes the visible page. */
const followHistory = (): void => {
  const id = idOfEntry();
  // A push has set the current entry already (`nextHistoryState`).
  if (id === currentId) return;
  remember();
  currentId = id ?? nameEntry();
  // The browser scrolls to the section of a followed link.
  target = id === undefined ? undefined : { y: known(id) ?? 0 };
  // The page stays, so no event of a shown page follows.
  if (isVisible(location.pathname)) pageShown();
};

/**
 * Lets the browser restore the position when the document is loaded again. This code may start seconds after the load,
 * when the shopper already reads the page. The next page, which is not visible yet, starts at its top.
 */
const leaveToBrowser = (): void => {
  remember();
  if (shown.id === currentId) history.scrollRestoration = 'auto';
};
const takeFromBrowser = (): void => {
  history.scrollRestoration = 'manual';
};

export interface ScrollOptions {
  /** Whether the page needs its scripts at once: its data may arrive after the browser has restored the position. */
  startsAtOnce: boolean;
}

export const startScroll = ({ startsAtOnce }: ScrollOptions): void => {
  takeFromBrowser();
  currentId = idOfEntry() ?? nameEntry();
  markShown();
  const start = known(currentId);
  if (start && startsAtOnce) restore(start);
  addEventListener('pagehide', leaveToBrowser);
  addEventListener('pageshow', takeFromBrowser);
  // The browser may discard a hidden page without `pagehide`.
  document.addEventListener('visibilitychange', () =>
    document.hidden ? leaveToBrowser() : takeFromBrowser(),
  );
  const used = (): void => {
    isInUse = true;
  };
  for (const type of USES) addEventListener(type, used, { passive: true, capture: true });
  // The new page has replaced the old one. Its data, and so its head, may arrive seconds later, when the shopper
  // already reads the page. An address with a hash waits, because its section may need the data.
  const hydrated = new WeakSet<Element>();
  // A part of the page has become interactive (announce-live.ts).
  addEventListener('shop:live', (event) => {
    const part = event.target as Element;
    // The server's page becomes interactive. The address may already be that of the next page.
    if (part.matches('[data-rendered]') && !hydrated.has(part)) return hydrated.add(part);
    const mayScroll = target !== undefined && !(target === 'top' && location.hash);
    if (mayScroll && !isVisible(location.pathname) && part.closest('#contenido')) pageShown();
  });
  addEventListener('single-spa:before-routing-event', followHistory);
};

/** Call when a page has been rendered: scrolls to its position and moves the focus, once for each entry. */
export const pageShown = (): void => {
  const goal = target;
  target = undefined;
  markShown();
  if (!goal) return;
  requestAnimationFrame(() => {
    if (goal !== 'top') return restore(goal.y);
    stopRestoring();
    if (isInNewPage()) return;
    const section = document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
    document.getElementById('contenido')?.focus({ preventScroll: true });
  });
};
