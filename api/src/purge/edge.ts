import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueChange } from '../db/catalogue-changes.ts';

/** Pause between two requests to an edge. Tags of a burst wait for the next one. */
const PAUSE_MS = 100;
const TIMEOUT_MS = 2_000;
/** Pause after a failure. It doubles up to `LONGEST_BACKOFF_MS`. */
const BACKOFF_MS = 200;
const LONGEST_BACKOFF_MS = 5_000;
/** More tags than this purge everything. Edges limit the length of a header to 8 KB. */
const MOST_TAGS = 200;
const MOST_BYTES = 7_000;

export interface EdgeOptions {
  /** Origin of the edge. */
  url: string;
  token: string;
  /** Called after each request. `reason` has neither address nor token. */
  sent(result: 'done' | 'failed', reason?: string): void;
}

/** Purges one edge, one request at a time. Repeats a failed one with growing pauses, until the edge is back. */
export const createEdge = ({ url, token, sent }: EdgeOptions) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let tags = new Set<string>();
  let isAll = false;
  let failures = 0;
  let isRunning = false;

  const add = (change: CatalogueChange): void => {
    if (change === 'all') isAll = true;
    else for (const tag of change) tags.add(tag);
  };
  const take = (): CatalogueChange => {
    const taken = [...tags];
    const isTooLong = taken.length > MOST_TAGS || taken.join(' ').length > MOST_BYTES;
    const change = isAll || isTooLong ? 'all' : taken;
    tags = new Set();
    isAll = false;
    return change;
  };

  const send = async (change: CatalogueChange): Promise<void> => {
    const response = await fetch(new URL('/', url), {
      method: 'PURGE',
      headers: { 'xkey-purge': change === 'all' ? 'all' : change.join(' '), 'purge-token': token },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`, { cause: { code: response.status } });
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted && (isAll || tags.size > 0)) {
      const change = take();
      try {
        await send(change);
        failures = 0;
        sent('done');
      } catch (error) {
        if (signal.aborted) return;
        add(change);
        failures += 1;
        sent('failed', reasonOf(error));
      }
      const pause =
        failures === 0 ? PAUSE_MS : Math.min(BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
    isRunning = false;
  };

  return {
    purge(change: CatalogueChange): void {
      add(change);
      if (isRunning) return;
      isRunning = true;
      void run();
    },
    stop: (): void => stopping.abort(),
  };
};

/** Code of a failure. Its message may have an address. */
const reasonOf = (error: unknown): string => {
  const { name, cause } = error as Error & { cause?: { code?: string | number } };
  return String(cause?.code ?? name);
};
