/** Collects the signals of this page for each remote that has a canary, and sends each of them once per browser. */
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { readBoot } from '../../browser/boot.ts';
import {
  CANARY_REPORT_PATH,
  type CanaryShares,
  REMOTE_FAILED,
  type RemoteFailure,
} from '../../canary-report.ts';
import { openMemory } from './memory.ts';
import { ownerOfFallback, ownerOfNode, ownerOfScript } from './owner-of.ts';

/** The first report is sent this long after the start of the page, or when the shopper leaves the page. */
const FIRST_REPORT_MS = 5_000;
/** Failures within this time are sent in one report. */
const GATHER_MS = 300;

/** Trials of a browser that used the remote: event so far or not. */
const TRIALS = ['load-failed', 'crashed', 'error', 'fallback', 'add-to-cart', 'order'] as const;
/** Events of the data layer that are conversions. */
const CONVERSIONS = { add_to_cart: 'add-to-cart', purchase: 'order' } as const;

/** Values and events of one remote on this page. */
interface Seen {
  /** First value of a time or score. */
  values: Map<string, number>;
  events: Set<string>;
}

const isLoadError = (error: unknown): boolean =>
  /import|fetch|load/i.test(String((error as Error | undefined)?.message ?? error));

/** The node that moved most in the largest shift. */
const shiftedNode = ({ entries }: CLSMetric): Node | null | undefined => {
  const [largest] = [...entries].sort((a, b) => b.value - a.value);
  return largest?.sources?.[0]?.node;
};

/** Sources of times and scores. Tests pass their own. */
const VITALS = { onCLS, onINP, onLCP };

export const collectSignals = (shares: CanaryShares, vitals: typeof VITALS = VITALS): void => {
  const { remotes, owner } = readBoot();
  const watched = remotes.flatMap(({ id, version }) => {
    const canary = id === 'qa' ? undefined : shares[id];
    return canary ? [{ id, version, ...canary, key: `${id} ${canary.seed} ${canary.share}` }] : [];
  });
  const memory = openMemory(watched.map(({ key }) => key));
  const seen = new Map(
    watched.map(({ id }): [string, Seen] => [id, { values: new Map(), events: new Set() }]),
  );
  const isUsed = (id: string): boolean =>
    id === owner || seen.get(id)?.events.size !== 0 || performance.getEntriesByName(`${id} mount`).length > 0;

  const readPage = (): void => {
    const fallback = ownerOfFallback();
    if (fallback) seen.get(fallback)?.events.add('fallback');
    for (const { event } of (window.dataLayer ?? []) as { event?: string }[])
      if (event && event in CONVERSIONS)
        // An order is placed on a page of checkout. It counts for every remote that the shopper used before.
        for (const { id, key } of watched)
          if (isUsed(id) || memory.has(key, 'order'))
            seen.get(id)?.events.add(CONVERSIONS[event as keyof typeof CONVERSIONS]);
  };

  /**
   * The part of the report about one remote: its new trials, each with what has happened so far, and events of trials
   * that were reported without them. Null if there is nothing new.
   */
  const reportOf = ({ id, version, share, key }: (typeof watched)[number]) => {
    const { values, events } = seen.get(id) as Seen;
    const isNew = (item: string) => !memory.has(key, item);
    const begun = isUsed(id) ? TRIALS.filter(isNew) : [];
    const trials = Object.fromEntries([
      ...begun.map((signal) => [signal, Number(events.has(signal))]),
      ...[...values].filter(([signal]) => isNew(signal)),
    ]);
    const later = [...events].filter((signal) => !(signal in trials) && isNew(`!${signal}`));
    const happened = [...events].filter((signal) => signal in trials || later.includes(signal));
    const items = [...Object.keys(trials), ...happened.map((signal) => `!${signal}`)];
    if (items.length === 0 || !memory.add(key, items)) return null;
    return { version, share, trials, events: later };
  };

  let gathering: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(gathering);
    gathering = undefined;
    readPage();
    const parts = watched.map((one) => [one.id, reportOf(one)] as const).filter(([, part]) => part);
    if (parts.length > 0) navigator.sendBeacon(CANARY_REPORT_PATH, JSON.stringify(Object.fromEntries(parts)));
  };
  const sendSoon = (): void => {
    if (document.hidden) send();
    else gathering ??= setTimeout(send, GATHER_MS);
  };

  const addEvent = (id: string | undefined, signal: string): void => {
    const { events } = seen.get(id ?? '') ?? {};
    if (!events || events.has(signal)) return;
    events.add(signal);
    sendSoon();
  };
  const addValue = (id: string | undefined, signal: string, value: number): void => {
    seen.get(id ?? '')?.values.set(signal, Math.round(value * 1_000) / 1_000);
    if (document.hidden) send();
  };

  addEventListener('error', ({ filename }) => addEvent(ownerOfScript(filename), 'error'));
  addEventListener('unhandledrejection', ({ reason }) =>
    addEvent(ownerOfScript(String((reason as Error | undefined)?.stack)), 'error'),
  );
  addEventListener(REMOTE_FAILED, (event) => {
    const { remote, error } = (event as CustomEvent<RemoteFailure>).detail;
    addEvent(remote, isLoadError(error) ? 'load-failed' : 'crashed');
  });
  vitals.onLCP(({ value, entries }: LCPMetric) =>
    addValue(ownerOfNode(entries.at(-1)?.element), 'lcp-ms', value),
  );
  vitals.onINP(({ value, entries }: INPMetric) =>
    addValue(ownerOfNode(entries.find(({ target }) => target)?.target), 'inp-ms', value),
  );
  vitals.onCLS((metric: CLSMetric) =>
    addValue(ownerOfNode(shiftedNode(metric)) ?? owner ?? undefined, 'cls', metric.value),
  );
  setTimeout(send, FIRST_REPORT_MS);
  addEventListener('visibilitychange', () => document.hidden && send());
  addEventListener('pagehide', send);
};
