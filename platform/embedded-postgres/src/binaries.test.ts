import { chmodSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './fixtures/test-server.ts';
import { locateBinaries } from './locate-binaries.ts';
import { PostgresError } from './postgres-error.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { canEnter, serverUser } from './server-user.ts';

it.each([
  ['an unknown processor', () => locateBinaries('linux-mips', false)],
  ['Alpine', () => locateBinaries(undefined, true)],
])('asks for DATABASE_URL on %s', (_where, locate) => {
  let failure: unknown;
  try {
    locate();
  } catch (error) {
    failure = error;
  }
  expect(failure).toBeInstanceOf(PostgresError);
  expect((failure as PostgresError).remedy).toContain('DATABASE_URL');
});

it.skipIf(process.getuid?.() !== 0 && 'only root has a server user who may be shut out')(
  'copies the binaries into a usable folder if the server’s user cannot enter the clone',
  { timeout: 30_000 },
  () => {
    using temporary = temporaryFolder();
    const closed = path.join(temporary.folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    const installed = locateBinaries();
    cpSync(installed.home, path.join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    const user = serverUser();
    const home = prepareBinaries({ ...installed, home: path.join(closed, 'native') }, temporary.folder, user);
    expect(home).toBe(path.join(temporary.folder, `binaries-${installed.version}`));
    expect(canEnter(path.join(home, 'bin/postgres'), user)).toBe(true);
    expect(existsSync(path.join(home, 'lib/libpq.so.5'))).toBe(true);
  },
);
