/** Scroll positions and focus across pages: a new page starts at its top, Back returns to where one was (SPEC §2). */
import { REMEMBERED_POSITIONS } from './limits.ts';

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
    // Storage is full or forbidden: Back starts at the top, nothing else is lost.
  }
};

/** State object for the next history entry. */
export const nextHistoryState = (): { shopId: string } => {
  remember();
  currentId = Math.random().toString(36).slice(2);
  target = 'top';
  return { shopId: currentId };
};

export const startScroll = (): void => {
  history.scrollRestoration = 'manual';
  currentId = idOf(history.state);
  const start = read().find(([id]) => id === currentId);
  if (start && performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate')
    scrollTo(0, start[1]);
  addEventListener('pagehide', remember);
  addEventListener('popstate', (event) => {
    // Our own pushes are told as popstate events too; they have set the id already.
    const id = idOf(event.state);
    if (id === currentId) return;
    remember();
    currentId = id;
    target = { y: read().find(([known]) => known === id)?.[1] ?? 0 };
  });
};

/** A page has been shown: go where it belongs, and give the keyboard its start. */
export const pageShown = (): void => {
  const goal = target;
  target = undefined;
  requestAnimationFrame(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else scrollTo(0, goal && goal !== 'top' ? goal.y : 0);
    if (goal === 'top') document.getElementById('contenido')?.focus({ preventScroll: true });
  });
};
