/** Brings the scripts of a release into the page, each under its hash, before any of them runs. */
import type { ReleaseOffer, RemoteEntry } from '../../boot-data.ts';

/** A question is given up after this long, ms. */
const QUESTION_MS = 5_000;

/**
 * The import map of the document knows the hashes of its first releases only. A module that is preloaded under a hash lies in the document's
 * module map: an import of it later runs these bytes, or fails if they were others.
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
      fail(new Error(`${href} cannot be had, or is not what was built`));
    };
    document.head.append(link);
  });

let loadings = 0;

/** @throws Error when a file is missing, has no hash or is not what was built */
export const fetchRelease = async (id: string, version: string): Promise<RemoteEntry> => {
  const answer = await fetch(`/remotes/${id}/${version}/release.json`, {
    signal: AbortSignal.timeout(QUESTION_MS),
  });
  if (!answer.ok) throw new Error(`${id} ${version} is not told: ${answer.status}`);
  const { scripts, ...offer } = (await answer.json()) as ReleaseOffer;
  if (!scripts[offer.entry]) throw new Error(`${id} ${version} names no hash of its entry`);
  // The fragment makes it a module of its own: a version that comes back (rollback) begins anew, without its old state.
  const entry = `${offer.entry}#${++loadings}`;
  await Promise.all(
    Object.entries(scripts).map(([href, hash]) => preload(href === offer.entry ? entry : href, hash)),
  );
  return { ...offer, entry };
};
