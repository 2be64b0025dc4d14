/** Loads all scripts of a release and checks their hashes, before any of them runs. */
import type { ReleaseOffer, RemoteEntry } from '../../boot-data.ts';

/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 5_000;

/**
 * Preloads a module with its hash. The import map of the document has only the hashes of the releases that
 * the page started with. The preload puts the verified bytes into the module map, and a later import runs
 * these bytes.
 */
const preload = (href: string, integrity: string): Promise<void> =>
  new Promise<void>((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
    link.onload = () => {
      link.remove();
      done();
    };
    link.onerror = () => {
      link.remove();
      fail(new Error(`${href} is missing, or its content does not match its hash`));
    };
    document.head.append(link);
  });

let loadings = 0;

/** @throws Error when a file is missing, has no hash or a wrong hash */
export const fetchRelease = async (id: string, version: string): Promise<RemoteEntry> => {
  const answer = await fetch(`/remotes/${id}/${version}/release.json`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${id} ${version} is not available: ${answer.status}`);
  const { scripts, ...offer } = (await answer.json()) as ReleaseOffer;
  if (!scripts[offer.entry]) throw new Error(`${id} ${version} has no hash of its entry`);
  // The fragment makes the URL unique, so that the browser creates a new module instance. A version that
  // returns after a rollback then starts without its old state.
  const entry = `${offer.entry}#${++loadings}`;
  await Promise.all(
    Object.entries(scripts).map(([href, hash]) => preload(href === offer.entry ? entry : href, hash)),
  );
  return { ...offer, entry };
};
