/** Builds stale stub remotes and the QA panel, publishes them to a releases folder and signs them. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseSigning } from 'releases/signing/release-signing';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { buildPackages } from './build-all.ts';

const PUBLISH = path.join(WORKSPACE, 'shared-stubs/src/qa/publish-stubs.ts');

const stubFolders = (): string[] =>
  globSync('shared-stubs/remotes/*/package.json', { cwd: WORKSPACE }).map(path.dirname).sort();

/** Signs the published stubs that have no valid signature. Publishing a changed stub removes its signature. */
const signStubs = (releases: string, signing: ReleaseSigning): void => {
  for (const file of globSync('*/{stub,stub-*,panel}/release.json', { cwd: releases })) {
    const dir = path.join(releases, path.dirname(file));
    const [id = '', version = ''] = path.dirname(file).split(path.sep);
    if (!signing.isReleaseValid({ id, version, dir }, 'any')) signing.signRelease(id, version, dir);
  }
};

export const buildStubs = async (
  releases: string,
  say: (line: string) => void,
  signing: ReleaseSigning,
): Promise<void> => {
  // Stub remotes are small: loading webpack twice would take longer than building one after the other.
  await buildPackages(stubFolders(), (line) => say(`stub ${line}`), { processes: 1 });
  const { code, output } = await runToEnd(process.execPath, [PUBLISH, releases]);
  if (code !== 0) throw new Error(output.trim());
  signStubs(releases, signing);
};
