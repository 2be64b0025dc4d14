import { fileOfError } from './file-of-error.ts';

/**
 * Fetches a script again, past the cache, after it failed to load. The cached copy may be damaged: the
 * browser keeps it for a year, and its hash check fails each time.
 * @param asked files fetched before; each is fetched once
 * @returns whether to load the script again
 */
export const isHealed = async (error: unknown, asked: Set<string>): Promise<boolean> => {
  const file = fileOfError(error);
  if (!file || asked.has(file)) return false;
  asked.add(file);
  const answer = await fetch(file, { cache: 'reload' }).catch(() => null);
  return answer?.ok ?? false;
};
