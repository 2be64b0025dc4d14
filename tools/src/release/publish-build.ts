/** Last steps of a release: copies the build to the storage, signs it, and moves the pointer. */
import path from 'node:path';
import { addDeltas, describeDeltas } from 'releases/add-deltas';
import type { ContractRecord } from 'releases/contract-record';
import type { openReleaseStore } from 'releases/release-store';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { changeRunningCanary, findRollback, startNewCanary } from '../canary/release-canary.ts';
import { assertPreviewable, removePreview, startPreview } from '../preview/release-preview.ts';
import type { ReleaseOptions } from './release-options.ts';

/**
 * Changes a canary or ends a preview.
 * @returns what it did. Null when the command must build a release, and for a dry run, which changes no pointer
 */
export const changeWithoutBuild = async (
  releases: ReleaseStorage,
  id: string,
  options: ReleaseOptions,
): Promise<string | null> => {
  const { isDryRun, preview } = options;
  if (preview) assertPreviewable(id);
  if (isDryRun) return null;
  return preview?.remove
    ? removePreview(releases, id, preview.name)
    : changeRunningCanary(releases, id, options);
};

/** Moves the pointer to a published version. @returns what it did */
const publishTo = async (
  releases: ReleaseStorage,
  id: string,
  { share, steps, preview }: ReleaseOptions,
  version: string,
): Promise<string> => {
  if (preview) return startPreview(releases, id, { ...preview, version });
  if (share !== undefined && share !== 100) return startNewCanary(releases, id, { version, share, steps });
  await releases.point(id, version, 'release');
  const back = await findRollback(releases, id);
  if (!back) return `${id} ${version} is current`;
  // The pointer named this version already, so the release changed nothing.
  return (
    `Everybody gets ${id} ${back.to}, because ${back.by} rolled ${version} back: ${back.reason}.\n` +
    `Return to ${version} on /dev/releases, or release another build`
  );
};

interface Build {
  record: ContractRecord;
  /** Folder of the build. Null for the API, of which only the contract is released. */
  dist: string | null;
}

/**
 * Releases a build to everybody, to a share of the shoppers, or as a preview.
 * @param local store in the folder of `releases`, with signing
 * @returns lines for the terminal
 */
export const publishBuild = async (
  releases: ReleaseStorage,
  local: ReturnType<typeof openReleaseStore>,
  { record, dist }: Build,
  options: ReleaseOptions,
): Promise<string[]> => {
  const { id } = record;
  await releases.fetch(id, record.version);
  const { version } = dist ? local.copy(path.dirname(dist), 'own') : record;
  if (!dist) local.keepContract(record);
  // Few browsers get a preview. A later release of the same build adds the deltas.
  const bytes = options.preview ? null : addDeltas(releases.dir, id, version);
  await releases.publish(id, version);
  const done = await publishTo(releases, id, options, version);
  return [...(bytes?.full ? [describeDeltas(bytes)] : []), done];
};
