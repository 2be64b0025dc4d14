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

const remember = (): void => {
  const positions = read().filter(([id]) => id !== currentId);
  positions.push([currentId, Math.round(scrollY)]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions.slice(-REMEMBERED_POSITIONS)));
  } catch {
    // Storage is full or blocked. Back then starts at the top.
  }
};

const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
let giveUp = (): void => {};

/** Scrolls to a position when the page is tall enough. Stops when the shopper scrolls. */
const restore = (y: number): void => {
  giveUp();
  const reached = (): boolean => {
    scrollTo({ top: y, behavior: 'instant' });
    return document.documentElement.scrollHeight - innerHeight >= y;
  };
  if (reached()) return;
  const grows = new ResizeObserver(() => reached() && giveUp());
  const timer = setTimeout(() => giveUp(), RESTORE_SCROLL_MS);
  giveUp = () => {
    grows.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) removeEventListener(hand, giveUp);
    giveUp = () => {};
  };
  for (const hand of HANDS) addEventListener(hand, giveUp, { passive: true });
  grows.observe(document.body);
};

/** Element with the focus when the address changed. */
let focusBefore: Element | null = null;
/** Whether the shopper has used keyboard, finger or mouse since then. */
let isInUse = false;

/** Whether the shopper has moved into the new page, which on a busy phone can be seen before its first frame. */
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
  let path = location.pathname;
  addEventListener('pagehide', remember);
  const used = (): void => {
    isInUse = true;
  };
  for (const hand of HANDS) addEventListener(hand, used, { passive: true, capture: true });
  addEventListener('popstate', (event) => {
    const isHere = path === location.pathname;
    path = location.pathname;
    // single-spa dispatches popstate for entries that the shell pushes too. They have set `currentId`
    // already.
    const id = idOf(event.state);
    if (id === currentId) return;
    remember();
    currentId = id;
    target = { y: known(id) ?? 0 };
    // Back to the same page with another query: no event of single-spa follows, so restore the position now.
    if (isHere) pageShown();
  });
};

/** Call when a page has been rendered: scrolls to its position and moves the focus. */
export const pageShown = (): void => {
  const goal = target;
  target = undefined;
  requestAnimationFrame(() => {
    if (goal && goal !== 'top') return restore(goal.y);
    giveUp();
    if (isInNewPage()) return;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else scrollTo(0, 0);
    if (goal === 'top') document.getElementById('contenido')?.focus({ preventScroll: true });
  });
};
