/**
 * Setup file of vitest, which runs before each test file. The test files of a worker share libraries and one
 * document. This setup gives each test file new modules of our own packages, the document, storage and
 * globals of a new page, and BroadcastChannels that no other test file receives. Its timers and observers end with the file.
 */
import { afterAll, vi } from 'vitest';

interface Listening {
  target: EventTarget;
  type: string;
  listener: EventListenerOrEventListenerObject | null;
  options: boolean | AddEventListenerOptions | undefined;
}

/** State that a worker keeps between test files. */
interface Worker {
  hasDocument: boolean;
  files: number;
  channels: Set<BroadcastChannel>;
  listening: Listening[];
  /** Style elements of Emotion. It puts new ones before them, so they must stay in the head. */
  styles: Set<Element>;
  /** Timers that our code started in this file. */
  timers: Set<NodeJS.Timeout>;
  /** Observers that our code created in this file. Services of a page keep theirs as long as the page. */
  observers: Set<MutationObserver>;
  /** The properties of window, document and history before the first file. */
  first: { target: object; properties: Map<PropertyKey, unknown> }[];
}

const WORKER = Symbol.for('shop.test-worker');
const globals = globalThis as { [WORKER]?: Worker };

/** Gives this worker its own BroadcastChannel names, because the threads of a process share channels. */
const separateChannels = (worker: Worker): void => {
  const Shared = BroadcastChannel;
  const suffix = `${process.pid}-${Math.random()}`;
  globalThis.BroadcastChannel = class extends Shared {
    constructor(name: string) {
      super(`${name} ${suffix} ${worker.files}`);
      worker.channels.add(this);
    }
  };
};

/**
 * True if a library adds the listener or starts the timer. These stay, because the test files of a worker share
 * the library. Those of single-spa are removed, because each test file loads its own single-spa.
 */
const isFromLibrary = (): boolean => {
  const [, , , caller = ''] = (new Error().stack ?? '').split('\n');
  return caller.includes('node_modules') && !caller.includes('single-spa');
};

const recordListeners = (worker: Worker): void => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    target.addEventListener = ((
      ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
    ) => {
      if (!isFromLibrary()) worker.listening.push({ target, type, listener, options });
      add(type, listener, options);
    }) as typeof target.addEventListener;
  }
};

/** A page takes its timers with it. Here they would find the next file's document, or none after the last file. */
const recordTimers = (worker: Worker): void => {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = Reflect.get(globalThis as object, name) as (...parameters: unknown[]) => NodeJS.Timeout;
    const startRecorded = (...parameters: unknown[]): NodeJS.Timeout => {
      const timer = start(...parameters);
      if (!isFromLibrary()) worker.timers.add(timer);
      return timer;
    };
    Reflect.set(globalThis, name, Object.assign(startRecorded, start));
  }
};

const recordObservers = (worker: Worker): void => {
  const Observer = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      if (!isFromLibrary()) worker.observers.add(this);
    }
  };
};

const ownProperties = (target: object): Map<PropertyKey, unknown> =>
  new Map(Reflect.ownKeys(target).map((name) => [name, Reflect.get(target, name)]));

const startWorker = (): Worker => {
  const hasDocument = typeof document !== 'undefined';
  const worker: Worker = {
    hasDocument,
    files: 0,
    channels: new Set(),
    listening: [],
    styles: new Set(),
    timers: new Set(),
    observers: new Set(),
    first: [],
  };
  separateChannels(worker);
  if (hasDocument) {
    recordListeners(worker);
    recordTimers(worker);
    recordObservers(worker);
    worker.first = [window, document, history].map((target) => ({
      target,
      properties: ownProperties(target),
    }));
  }
  return worker;
};

/** True for properties that vitest, React and testing libraries keep for the whole worker. */
const isOfLibrary = (name: PropertyKey): boolean =>
  typeof name === 'symbol' || /^_|^IS_REACT_ACT/.test(String(name));

const restoreProperties = ({ first }: Worker): void => {
  for (const { target, properties } of first) {
    for (const name of Reflect.ownKeys(target))
      if (!properties.has(name) && !isOfLibrary(name)) Reflect.deleteProperty(target, name);
    // Put replaced functions back: single-spa, for example, replaces functions of window.
    for (const [name, value] of properties)
      if (typeof value === 'function' && Reflect.get(target, name) !== value)
        Reflect.set(target, name, value);
  }
};

const expireCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API
  document.cookie = `${name}=; path=/; max-age=0`;
};

const emptyDocument = (worker: Worker): void => {
  for (const { target, type, listener, options } of worker.listening.splice(0))
    target.removeEventListener(type, listener, options);
  restoreProperties(worker);
  // The elements themselves stay: Testing Library keeps the body that it found when it was loaded.
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const style of document.head.querySelectorAll('style[data-emotion]')) worker.styles.add(style);
  document.head.replaceChildren(...worker.styles);
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) expireCookie(cookie.split('=')[0] ?? '');
};

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.resetModules();
performance.clearMarks();
performance.clearMeasures();
const worker = globals[WORKER] ?? startWorker();
globals[WORKER] = worker;
worker.files += 1;
for (const channel of worker.channels) channel.close();
worker.channels.clear();
if (worker.hasDocument) emptyDocument(worker);
afterAll(() => {
  // `clearTimeout` ends intervals, too.
  for (const timer of worker.timers) clearTimeout(timer);
  worker.timers.clear();
  for (const observer of worker.observers) observer.disconnect();
  worker.observers.clear();
});
