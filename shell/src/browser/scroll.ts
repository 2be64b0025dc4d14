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

const idOf = (state: unknown): string =>
  (state as { shopId?: string } | null)?.shopId ?? `start ${location.pathname}${location.search}`;

let currentId = '';
let target: { y: number } | 'top' | undefined;
/** Path of the page that `pageShown` has handled last. */
let shownPath = '';

const remember = (): void => {
  const positions = read().filter(([id]) => id !== currentId);
  positions.push([currentId, Math.round(scrollY)]);
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

/** State object for the next history entry. */
export const nextHistoryState = (): { shopId: string } => {
  remember();
  focusBefore = document.activeElement;
  isInUse = false;
  currentId = Math.random().toString(36).slice(2);
  target = 'top';
  return { shopId: currentId };
};

export const startScroll = (): void => {
  history.scrollRestoration = 'manual';
  currentId = idOf(history.state);
  const start = known(currentId);
  if (start && performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate') restore(start);
  shownPath = location.pathname;
  let path = location.pathname;
  let query = location.search;
  addEventListener('pagehide', remember);
  const used = (): void => {
    isInUse = true;
  };
  for (const type of USES) addEventListener(type, used, { passive: true, capture: true });
  // The new page has replaced the old one. Its data, and so its head, may arrive seconds later, when the shopper
  // already reads the page. An address with a hash waits, because its section may need the data.
  const hydrated = new WeakSet<Element>();
  addEventListener('shop:live', (event) => {
    const part = event.target as Element;
    // The server's page becomes interactive. The address may already be that of the next page.
    if (part.matches('[data-rendered]') && !hydrated.has(part)) return hydrated.add(part);
    const isNewPage = target === 'top' && location.pathname !== shownPath && !location.hash;
    if (isNewPage && part.closest('#contenido')) pageShown();
  });
  addEventListener('popstate', (event) => {
    const isHere = path === location.pathname;
    const isSection = isHere && query === location.search && location.hash && event.state === null;
    path = location.pathname;
    query = location.search;
    // single-spa dispatches popstate for entries that the shell pushes too. They have set `currentId`
    // already.
    const id = idOf(event.state);
    if (id === currentId) return;
    remember();
    currentId = id;
    // The browser scrolls to the section of a followed link.
    if (isSection) return;
    target = { y: known(id) ?? 0 };
    // Back to the same page with another query: no event of single-spa follows, so restore the position now.
    if (isHere) pageShown();
  });
};

/** Call when a page has been rendered: scrolls to its position and moves the focus, once for each entry. */
export const pageShown = (): void => {
  const goal = target;
  target = undefined;
  shownPath = location.pathname;
  if (!goal) return;
  requestAnimationFrame(() => {
    if (goal !== 'top') return restore(goal.y);
    stopRestoring();
    if (isInNewPage()) return;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else scrollTo(0, 0);
    document.getElementById('contenido')?.focus({ preventScroll: true });
  });
};
