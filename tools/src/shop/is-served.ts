const REQUEST_MS = 5_000;
const PAUSE_MS = 60;

/**
 * Requests an address until the answer is 200.
 * @param isOver no further request can succeed
 * @returns whether it was served within the limit
 */
export const isServed = async (
  url: string,
  limitMs: number,
  isOver: () => boolean = () => false,
): Promise<boolean> => {
  for (const until = Date.now() + limitMs; Date.now() < until && !isOver(); ) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return true;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return false;
};
