import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { accessProblem, networkProblem, nodeProblem, spaceProblem, systemProblem } from './problems.js';

const debian = { platform: 'linux-x64', glibc: '2.36', libraries: 'libstdc++.so.6 libgcc_s.so.1' };

describe('before an install', () => {
  it('accepts a minimal Debian, which has no libatomic', () => {
    expect(systemProblem(debian)).toBeUndefined();
    expect(systemProblem({ platform: 'darwin-arm64', libraries: '' })).toBeUndefined();
  });

  it('names the command that installs a missing library', () => {
    expect(systemProblem({ ...debian, libraries: 'libgcc_s.so.1' })).toMatch(/apt-get install libstdc\+\+6$/);
  });

  it('refuses a platform without a pinned Node, musl, and an old C library', () => {
    expect(systemProblem({ ...debian, platform: 'win32-x64' })).toContain('win32-x64');
    expect(systemProblem({ ...debian, glibc: undefined })).toContain('GNU C library');
    expect(systemProblem({ ...debian, glibc: '2.27' })).toContain('2.27');
  });

  it('refuses a Node older than 20', () => {
    expect(nodeProblem('18.20.4')).toContain('Node 20 or newer');
    expect(nodeProblem('20.0.0')).toBeUndefined();
  });

  it('names the needed and the free disk space', () => {
    expect(spaceProblem(['/shop'], () => 400e6)).toMatch(/needs 2\.3 GB .* \/shop has 0\.4 GB/);
    expect(spaceProblem(['/shop'], () => 3e9)).toBeUndefined();
  });

  it('names a folder that the user may not write to', () => {
    expect(accessProblem([tmpdir()])).toBeUndefined();
    expect(accessProblem(['/proc/1/nothing'])).toContain('/proc/1');
  });

  it('names a home folder that the user may not write to, when an install needs it', () => {
    const home = '/proc/1/home';
    expect(accessProblem([`${home}/.npm`], home)).toBe(
      'This user may not write to the home folder /proc/1/home. Use another one: export HOME="$(mktemp -d)"',
    );
    // The store of pnpm and the cache of npm are elsewhere.
    expect(accessProblem([tmpdir()], home)).toBeUndefined();
    expect(accessProblem(['/proc/1/nothing'], home)).toContain('/proc/1.');
  });

  it('tells within seconds that the registry cannot be reached, with the reason of npm', async () => {
    const stderr = 'npm error code EAI_AGAIN\nnpm error request failed, reason: getaddrinfo EAI_AGAIN\n';
    const fail = (more: object) => () => Promise.reject(Object.assign(new Error('npm failed'), more));
    expect(await networkProblem(fail({ stderr }))).toMatch(/registry: request failed.*proxy/);
    expect(await networkProblem(fail({ code: 'ENOENT' }))).toBeUndefined();
    expect(await networkProblem(() => Promise.resolve())).toBeUndefined();
  });
});
