import { fileOfError } from './file-of-error.ts';

/**
 * Fetches a damaged file again. The browser caches it for a year like a valid one, and its hash check fails
 * each time.
 * @param asked files fetched before; each is fetched once
 * @returns whether a retry makes sense
 */
export const isHealed = async (error: unknown, asked: Set<string>): Promise<boolean> => {
  const file = fileOfError(error);
  if (!file || asked.has(file)) return false;
  asked.add(file);
  const answer = await fetch(file, { cache: 'reload' }).catch(() => null);
  return answer?.ok ?? false;
};
