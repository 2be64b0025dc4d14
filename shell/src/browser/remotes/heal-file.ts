import { fileOfError } from './file-of-error.ts';

/**
 * A file that was spoiled on its way is kept by the browser for a year, as a sound one would be, and refused for its hash each time:
 * it is asked for anew. @param asked files of earlier errors: each is asked for once @returns whether another try is worth it
 */
export const isHealed = async (error: unknown, asked: Set<string>): Promise<boolean> => {
  const file = fileOfError(error);
  if (!file || asked.has(file)) return false;
  asked.add(file);
  const answer = await fetch(file, { cache: 'reload' }).catch(() => null);
  return answer?.ok ?? false;
};
