import type { RemoteId } from 'shared-contracts/remote';
import { reloadOnce } from './chunk-reload.ts';
import { fileOfError, isScriptError } from './script-error.ts';

/** URL → hash of the remote's scripts, from the import map of the document. */
const scriptsOf = (id: RemoteId): [string, string][] => {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  return Object.entries(integrity).filter(([url]) => url.startsWith(`/remotes/${id}/`));
};

/**
 * Fetches scripts of a remote again, past the cache, after one failed to load. A cached copy may be damaged:
 * the browser keeps it for a year, and its hash check fails each time.
 * @param file URL of the script that failed. Undefined: all scripts
 * @returns whether they have arrived with the expected content
 */
const healRemote = async (id: RemoteId, file?: string): Promise<boolean> => {
  const all = scriptsOf(id);
  const scripts = file ? all.filter(([url]) => file.endsWith(url)) : all;
  const arrived = scripts.map(async ([url, integrity]) => {
    const answer = await fetch(url, { cache: 'reload', integrity });
    if (!answer.ok) throw new Error(url);
    await answer.blob();
  });
  return Promise.all(arrived).then(
    () => scripts.length > 0,
    () => false,
  );
};

/**
 * Prepares another import after a script failed to load. Firefox, Safari and Chromium 150 can keep a failed import as
 * long as the document lives. When the script arrives and its import has failed twice, this reloads the page.
 * @param failedFiles scripts whose import has failed before. Adds the script of this error
 * @returns whether to import again
 */
export const mayImportAgain = async (
  id: RemoteId,
  error: unknown,
  failedFiles: Set<string | undefined>,
): Promise<boolean> => {
  if (!isScriptError(error)) return false;
  const file = fileOfError(error);
  const hasFailedAgain = failedFiles.has(file);
  if (!(await healRemote(id, hasFailedAgain ? undefined : file))) return false;
  // Nothing settles while the page reloads: the shopper sees no error, and listeners for its end stay.
  if (hasFailedAgain) return reloadOnce() && new Promise<never>(() => {});
  failedFiles.add(file);
  return true;
};
