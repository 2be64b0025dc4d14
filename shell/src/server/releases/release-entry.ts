/** Facts of a release that pages and open pages need. */
import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release } from 'releases/remote-registry';
import type { RemoteEntry } from '../../boot-data.ts';
import { rulesOf } from '../visitor/page-request.ts';

/** Scripts of a build with their hashes, by URL. */
export const scriptsOf = (base: string, { integrity }: ReleaseManifest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(integrity)
      .filter(([name]) => name.endsWith('.js'))
      .map(([name, hash]) => [base + name, hash]),
  );

/**
 * Whether the remote has a released build. A remote that is being edited (`pnpm dev`) reloads its own code
 * and has no hashes.
 */
export const isReleased = ({ manifest }: Release): boolean => manifest.base === undefined;

/** Data with which a browser loads the release. */
export const entryOf = (release: Release): RemoteEntry => {
  const { id, version, base, manifest } = release;
  const query = [...rulesOf(release)];
  return {
    id: id as RemoteEntry['id'],
    version,
    contract: manifest.contract,
    entry: base + manifest.entry,
    ...(query.length ? { query } : {}),
  };
};

/** Teams of the release, for developer tools. */
export const ownershipOf = ({
  manifest: { owners, contact },
}: Release): Pick<RemoteEntry, 'owners' | 'contact'> => ({
  ...(owners ? { owners } : {}),
  ...(contact ? { contact } : {}),
});
