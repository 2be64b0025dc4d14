/** The commands that need no build, against a bucket. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useS3Server } from 'object-storage/testing/use-s3-server';
import { openReleaseStore } from 'releases/release-store';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import { writeBuild } from 'releases/testing/build-folder';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openReleaseSigning } from '../keys/release-signing.ts';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from './remote-folder.ts';

const server = useS3Server();
let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bucket-commands-'));
  vi.stubEnv('KEYS_DIR', path.join(root, 'keys'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let people = 0;
/** Runs the command as a new person, who has no copy of the bucket yet. */
const run = async (command: string, url: string, ...words: string[]) => {
  const file = path.join(WORKSPACE, 'tools/commands', `${command}.ts`);
  const env = { ...process.env, RELEASES_URL: url, RELEASES_DIR: path.join(root, `person-${++people}`) };
  const { code, output } = await runToEnd(process.execPath, [file, ...words], { env });
  return { code, lines: output.trim().split('\n') };
};

it('rolls a remote of a bucket back, and lists its releases', async () => {
  const url = server.newAddress();
  const signing = openReleaseSigning();
  const team = openReleaseStorage({ url, dir: path.join(root, 'team') }, signing);
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    openReleaseStore(team.dir, signing).copy(writeBuild(root, 'checkout', version), 'own');
    await team.publish('checkout', version);
    await team.point('checkout', version, 'release');
  }
  expect(await run('rollback', url, 'checkout')).toEqual({ code: 0, lines: ['checkout 1.0.0-a is current'] });
  const { code, lines } = await run('releases', url, 'checkout');
  expect(code).toBe(0);
  expect(lines[0]).toContain('checkout   1.0.0-a');
  expect(lines.at(-1)).toContain('1.0.0-b → 1.0.0-a  by rollback');
});

it('names the bucket that cannot be reached, and the setting that is no bucket', async () => {
  const away = await run('releases', 's3://no-such-bucket/live');
  expect(away).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('s3://no-such-bucket/live: NoSuchBucket')],
  });
  const wrong = await run('rollback', 'https://cdn.example/x', 'checkout');
  expect(wrong).toMatchObject({
    code: 1,
    lines: [expect.stringContaining('is no bucket. Use s3://bucket/prefix')],
  });
});
