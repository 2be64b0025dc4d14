/**
 * `pnpm release <remote|shell|api>`: builds the package, checks its compatibility with the current releases,
 * signs it and makes it current. `--dry-run` stops before the last step. `--share 5`, `--steps 1,10,50` and `--stop`
 * start, change and end a canary. `--preview blog-redesign` makes the release reachable for browsers with its link;
 * `--days`, `--new-link` and `--remove` belong to it. `--key <file>` is the private key; default: RELEASE_KEY_FILE,
 * RELEASE_KEY, or the development key of a demo shop.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDeltas, describeDeltas } from 'releases/add-deltas';
import { openReleaseStore } from 'releases/release-store';
import type { ReleaseSigning } from 'releases/signing/release-signing';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import {
  type CanaryOptions,
  changeRunning,
  readCanaryOptions,
  startNew,
} from '../src/canary/release-canary.ts';
import { candidateName, prepareCandidate } from '../src/deploy-check/candidate.ts';
import { checkDeploy, describeChecks } from '../src/deploy-check/check-deploy.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import {
  assertPreviewable,
  type PreviewOptions,
  readPreviewOptions,
  removePreview,
  startPreview,
} from '../src/preview/release-preview.ts';
import { openReleases, pullReleases } from '../src/workspace/releases.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

interface Wanted extends CanaryOptions {
  id: string;
  isDryRun: boolean;
  preview: PreviewOptions | null;
}

/** Changes a canary or ends a preview. @returns what it did. Null when the command must build a release */
const changeWithoutBuild = (releases: ReleaseStorage, wanted: Wanted): Promise<string | null> =>
  wanted.preview?.remove
    ? removePreview(releases, wanted.id, wanted.preview.name)
    : changeRunning(releases, wanted);

/** Moves the pointer to a published version. @returns what it did */
const publishTo = async (
  releases: ReleaseStorage,
  { id, share, steps, preview }: Wanted,
  version: string,
): Promise<string> => {
  if (preview) return startPreview(releases, id, { ...preview, version });
  if (share !== undefined && share !== 100) return startNew(releases, id, { version, share, steps });
  await releases.point(id, version, 'release');
  return `${id} ${version} is current`;
};

/** Builds, checks and releases: to everybody, to a share of the shoppers, or as a preview. */
const releaseBuild = async (
  releases: ReleaseStorage,
  wanted: Wanted,
  signing: ReleaseSigning | undefined,
): Promise<void> => {
  const { id, isDryRun, preview } = wanted;
  const candidate = prepareCandidate(id);
  const { name, record, dist } = candidate;
  await pullReleases(releases, id);
  const local = openReleaseStore(releases.dir, signing);
  const lines = await checkDeploy(candidate, releases.dir, local);
  console.log(describeChecks(`${id} ${record.version}`, lines));
  if (lines.some(({ kind }) => kind === 'failed')) process.exitCode = 1;
  else if (!isDryRun) {
    await releases.fetch(id, record.version);
    const { version } = dist ? local.copy(path.join(WORKSPACE, name), 'own') : record;
    if (!dist) local.keepContract(record);
    // Few browsers get a preview. A later release of the same build adds the deltas.
    const bytes = preview ? null : addDeltas(releases.dir, id, version);
    await releases.publish(id, version);
    const done = await publishTo(releases, wanted, version);
    if (bytes?.full) console.log(describeDeltas(bytes));
    console.log(done);
  }
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      days: { type: 'string' },
      key: { type: 'string' },
      'new-link': { type: 'boolean' },
      preview: { type: 'string' },
      remove: { type: 'boolean' },
      share: { type: 'string' },
      steps: { type: 'string' },
      stop: { type: 'boolean' },
    },
  });
  const preview = readPreviewOptions(values);
  const options = readCanaryOptions(values);
  const signing = values['dry-run'] ? undefined : openReleaseSigning(values.key);
  const releases = openReleases(signing);
  const id = candidateName(positionals[0]).replace('mfe-', '');
  if (preview) assertPreviewable(id);
  const wanted = { id, isDryRun: values['dry-run'], preview, ...options };
  // A dry run changes no pointer.
  const changed = wanted.isDryRun ? null : await changeWithoutBuild(releases, wanted);
  if (changed) console.log(changed);
  else await releaseBuild(releases, wanted, signing);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
