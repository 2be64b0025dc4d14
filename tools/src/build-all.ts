/** `pnpm build`: build what is stale, two packages at a time. */
import path from 'node:path';
import { REMOTE_FOLDERS, WORKSPACE } from './remote-folder.ts';
import { runToEnd } from './run.ts';

const AT_ONCE = 2;

/** @param mode production, or the builds that `pnpm dev` needs (they lie in `dist/dev`) */
export const buildPackage = async (
  name: string,
  say: (line: string) => void,
  mode: 'production' | 'development' = 'production',
): Promise<void> => {
  const { code, output } = await runToEnd(
    process.execPath,
    [path.join(import.meta.dirname, 'build.ts'), path.join(WORKSPACE, name)],
    { env: { ...process.env, NODE_ENV: mode } },
  );
  if (code !== 0) throw new Error(`${name} does not build:\n${output}`);
  say(output.trim());
};

export const buildAll = async (say: (line: string) => void): Promise<void> => {
  const waiting = ['shell', ...REMOTE_FOLDERS];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildPackage(name, say);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

if (import.meta.main) {
  try {
    await buildAll((line) => console.log(line));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
