/**
 * Runs `work` for all items, at most `limit` at a time. After an error it begins no further one, and throws when those in
 * progress have ended.
 */
export const atOnce = async <T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  let hasFailed = false;
  const worker = async () => {
    try {
      for (const item of left) if (!hasFailed) await work(item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: limit }, worker));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};
