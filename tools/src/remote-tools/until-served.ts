/** Asks the shop after a release, because a moved pointer is not yet a live release. */
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const REQUEST_MS = 5_000;
const PAUSE_MS = 250;

export interface Expected {
  id: string;
  version: string;
  /** Absent for a release to everybody. */
  isCanary?: boolean;
}

interface Answer {
  isFound: boolean;
  body: Record<string, string> | undefined;
}

interface Asked {
  isServed: boolean;
  /** Reason for which the release is not served. */
  why: string;
  /** The shop refuses the release: a later answer is the same. */
  isRefused: boolean;
}

/** @throws Error without an answer */
const read = async (shop: string, path: string): Promise<Answer> => {
  const response = await fetch(new URL(path, shop), { signal: AbortSignal.timeout(REQUEST_MS) });
  const body = (await response.json().catch(() => undefined)) as Answer['body'];
  return { isFound: response.ok, body };
};

const ask = async (shop: string, { id, version, isCanary = false }: Expected): Promise<Asked> => {
  try {
    const current = (await read(shop, '/remotes.json')).body?.[id];
    const release = await read(shop, `/remotes/${id}/${version}/release.json`);
    const isServed = current === version || (isCanary && release.isFound);
    const refusal = release.isFound ? undefined : release.body?.reason;
    const why = refusal ?? (current ? `it serves ${current}` : `it serves no ${id}`);
    return { isServed, why, isRefused: refusal !== undefined };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { message?: string } };
    return { isServed: false, why: `it does not answer (${cause?.message || message})`, isRefused: false };
  }
};

/**
 * Asks the shop until it serves the release.
 * @returns seconds that it took
 * @throws Error that says why the release is not live
 */
export const untilServed = async (
  shop: string,
  expected: Expected,
  limitMs: number = LIMIT_MS,
): Promise<number> => {
  const started = performance.now();
  for (;;) {
    const { isServed, isRefused, why } = await ask(shop, expected);
    const ms = performance.now() - started;
    if (isServed) return ms / 1_000;
    if (isRefused || ms >= limitMs)
      throw new Error(
        `${expected.id} ${expected.version} is released, but ${shop} does not serve it: ${why}` +
          (isRefused ? '' : '. Does the shop read the same RELEASES_URL? Its log may say more'),
      );
    await wait(PAUSE_MS);
  }
};
