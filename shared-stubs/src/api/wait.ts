/** Resolves after `ms`, immediately for 0. @throws the signal's reason when aborted */
export const wait = async (ms: number, signal?: AbortSignal | null): Promise<void> => {
  signal?.throwIfAborted();
  if (ms <= 0) return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
};
