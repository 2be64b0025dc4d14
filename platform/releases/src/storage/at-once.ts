/** Runs `work` for all items, at most `limit` at a time. Ends with the first error. */
export const atOnce = async <T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
};
