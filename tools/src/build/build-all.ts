/** Builds packages, two at a time. A package whose sources did not change is not built again. */
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { REMOTE_FOLDERS, WORKSPACE } from '../workspace/remote-folder.ts';

const AT_ONCE = 2;

/** @param mode production, or the builds that `pnpm dev` needs (in `dist/dev`) */
export const buildPackage = async (
  name: string,
  say: (line: string) => void,
  mode: 'production' | 'development' = 'production',
): Promise<void> => {
  const { code, output } = await runToEnd(
    process.execPath,
    [path.join(WORKSPACE, 'tools/commands/build-package.ts'), path.join(WORKSPACE, name)],
    { env: { ...process.env, NODE_ENV: mode } },
  );
  if (code !== 0) throw new Error(`${name}: build failed:\n${output}`);
  say(output.trim());
};

export const buildPackages = async (
  folders: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  const waiting = [...folders];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildPackage(name, say);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

export const buildAll = (say: (line: string) => void): Promise<void> =>
  buildPackages(['shell', ...REMOTE_FOLDERS], say);
