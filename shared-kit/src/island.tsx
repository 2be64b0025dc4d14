/**
 * Parts of a server-rendered page that hydrate by themselves at their first use
 * (docs/decisions/0055-islands.md). The rest of the page stays markup.
 */
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { islandEvents } from 'shared-contracts/signs-of-use';
import styles from './island.module.css';
import { useHydrated } from './use-hydrated.ts';

/** Holds back the hydration of one island. */
interface Gate {
  isOpen: boolean;
  /** Resolves when the gate opens. */
  opened: Promise<void>;
  open(): void;
}

/** React reads the value of a promise with this field at once. */
const markFulfilled = <T,>(promise: Promise<T>): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled' });
const DONE = markFulfilled(Promise.resolve());

const createGate = (): Gate => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = {
    isOpen: false,
    opened: promise,
    open() {
      gate.isOpen = true;
      // So React can hydrate while it handles an event.
      markFulfilled(promise);
      resolve();
    },
  };
  return gate;
};

/** The islands of a hydrated page. */
export interface Islands {
  add(element: Element, gate: Gate): void;
  /** Hydrates the islands that are not in use, and those that are added later. */
  openAll(): void;
  end(): void;
}

export const IslandsContext = createContext<Islands | null>(null);

const ISLAND = '[data-island]';

/**
 * Opens the islands of the element when they are used. Call it before `hydrateRoot`: React hydrates an open island
 * while it handles the event, so the first click is not lost. Listens on the window, which gets events first. React
 * listens on each root and on the container of each portal (for a dialog, the body). It stops events of closed islands
 * there.
 */
export const createIslands = (root: HTMLElement): Islands => {
  const closed = new Map<Element, Gate>();
  let areAllOpen = false;
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  const open = (element: Element): void => {
    closed.get(element)?.open();
    closed.delete(element);
  };
  const openAll = (): void => {
    areAllOpen = true;
    for (const element of [...closed.keys()]) open(element);
  };
  const openTouched = ({ type, target }: Event): void => {
    if (!(target instanceof Element) || !root.contains(target)) return;
    let part = target.closest(ISLAND);
    for (; part; part = part.parentElement?.closest(ISLAND) ?? null) open(part);
    // A click changes state that other islands show. They hydrate when the response to the click is painted.
    if (type === 'click') setTimeout(openAll);
  };
  for (const type of islandEvents()) addEventListener(type, openTouched, options);
  // A changed address re-renders the page.
  addEventListener('popstate', openAll);
  return {
    add: (element, gate) => (areAllOpen ? gate.open() : closed.set(element, gate)),
    openAll,
    end() {
      ended.abort();
      // single-spa keeps the listeners of this event itself and ignores the signal.
      removeEventListener('popstate', openAll);
    },
  };
};

const Contents = ({ gate, children }: { gate: Gate | undefined; children: ReactNode }): ReactNode => {
  const isHydrated = useHydrated();
  if (gate) use(isHydrated ? DONE : gate.opened);
  return children;
};

/**
 * Part of a page with controls. Parts that change together belong into one island: an island that is not in use shows
 * the server's markup. Adds an element without a box.
 */
export const Island = ({ children }: { children: ReactNode }) => {
  const islands = useContext(IslandsContext);
  const element = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);
  const [first] = useState(children);
  // New contents must show.
  if (first !== children) gate.open();
  useLayoutEffect(() => {
    if (element.current && !gate.isOpen) islands?.add(element.current, gate);
  }, [islands, gate]);
  return (
    <div ref={element} className={styles.island} data-island="">
      <Suspense>
        <Contents gate={islands ? gate : undefined}>{children}</Contents>
      </Suspense>
    </div>
  );
};
