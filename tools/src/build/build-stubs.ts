/** Builds stale stub remotes and the QA panel, and publishes them to a releases folder. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { buildPackages } from './build-all.ts';

const PUBLISH = path.join(WORKSPACE, 'shared-stubs/src/qa/publish-stubs.ts');

const stubFolders = (): string[] =>
  globSync('shared-stubs/remotes/*/package.json', { cwd: WORKSPACE }).map(path.dirname).sort();

export const buildStubs = async (releases: string, say: (line: string) => void): Promise<void> => {
  // Stub remotes are small: loading webpack twice would take longer than building one after the other.
  await buildPackages(stubFolders(), (line) => say(`stub ${line}`), { processes: 1 });
  const { code, output } = await runToEnd(process.execPath, [PUBLISH, releases]);
  if (code !== 0) throw new Error(output.trim());
};
