/** A second shell of the chaos shop. The bucket of its releases has gone away before it starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import { startReleasesBucket } from 'releases/testing/releases-bucket';
import { freePort } from 'tools/process/ports';
import { startProgram } from '../shop/start-program.ts';

const READY_MS = 120_000;
/** Text in the log of a shell at the start of an outage. */
const REPORT = 'releases cannot be copied';

export interface BucketShell {
  url: string;
  stop(): Promise<void>;
}

/** The SDK of upload and pull reads process.env. Programs that start later would inherit it. */
const withEnv = async (env: Record<string, string>, act: () => Promise<void>): Promise<void> => {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  try {
    await act();
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
};

/**
 * Copies these releases through a bucket, takes the bucket away, and starts a shell with the copy.
 * @param settings those of the chaos shop's first shell, except those of releases
 */
export const startShellWithoutBucket = async (
  releasesDir: string,
  settings: Record<string, string>,
): Promise<BucketShell> => {
  const bucket = await startReleasesBucket();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bucket-'));
  const copy = path.join(folder, 'releases');
  const clean = async () => {
    await bucket.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await withEnv(bucket.env, async () => {
      await bucket.upload(releasesDir);
      await openReleaseStorage({ url: bucket.env.RELEASES_URL, dir: copy }).pull();
    });
    await bucket.pause();

    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const program = await startProgram({
      script: 'shell/src/server/main.ts',
      env: {
        ...settings,
        ...bucket.env,
        PORT: String(port),
        RELEASES_DIR: copy,
        RELEASE_STATE_FILE: path.join(folder, 'release-state.json'),
      },
      readyMs: READY_MS,
      isReady: async (output) =>
        output.includes(REPORT) && ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false),
    });
    return { url, stop: () => program.stop().finally(clean) };
  } catch (error) {
    await clean();
    throw error;
  }
};
