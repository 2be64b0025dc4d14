import type { RemoteId } from 'shared-contracts/remote';

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
export const healRemote = async (id: RemoteId, file?: string): Promise<boolean> => {
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
