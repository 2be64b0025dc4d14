/** Runs the script with programs in place of pnpm and npm, so that nothing is installed and no network is used. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'install.js');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const program = (name: string, lines: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return file;
};

/** @param steps shell lines of pnpm's `exec`, `store` and `install` @param npm shell lines of npm */
const run = (
  steps: Partial<Record<'exec' | 'store' | 'install', string>>,
  npm = 'exit 0',
  script = SCRIPT,
) => {
  const calls = path.join(folder, 'calls');
  const cases = Object.entries({ store: `echo ${folder}`, ...steps }).map(
    ([name, line]) => `${name}) ${line};;`,
  );
  const pnpm = program('pnpm', `echo "$*" >> ${calls}\ncase $1 in\n${cases.join('\n')}\nesac`);
  program('npm', npm);
  const { status, stderr } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { npm_execpath: pnpm, PATH: `${folder}:/usr/bin:/bin`, HOME: '/proc/1/home' },
  });
  return { status, stderr: stderr.trim(), calls: readFileSync(calls, 'utf8').trim().split('\n') };
};

describe('the script before a command', () => {
  it('installs nothing when all packages are there', () => {
    expect(run({ exec: 'exit 0' })).toEqual({ status: 0, stderr: '', calls: ['exec true'] });
  });

  it('installs what is missing and lets the command run', () => {
    const { status, calls } = run({ exec: 'exit 1', install: 'exit 0' });
    expect(status).toBe(0);
    expect(calls.at(-1)).toBe('install');
  });

  it('keeps the command from running after a failed install, and says first what failed', () => {
    const { status, stderr } = run({ exec: 'exit 1', install: 'exit 1' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The packages could not be installed, so the command did not run\./);
    expect(stderr).toContain('needs 2.3 GB of disk space');
  });

  it('without a network uses the packages of this machine, and names the remedy when they do not suffice', () => {
    const npm = 'echo "npm error request failed, reason: getaddrinfo EAI_AGAIN" >&2; exit 1';
    const { status, stderr, calls } = run({ exec: 'exit 1', install: 'exit 1' }, npm);
    expect(status).toBe(1);
    expect(calls.at(-1)).toBe('install --offline');
    expect(stderr.split('\n').at(-1)).toContain('Connect this machine to the internet');
    expect(run({ exec: 'exit 1', install: 'exit 0' }, npm).status).toBe(0);
  });

  it('names a home folder that the user may not write to before a first install, and downloads nothing', () => {
    const first = path.join(folder, 'tools/src/install');
    cpSync(import.meta.dirname, first, { recursive: true });
    const steps = { exec: 'exit 1', store: 'echo /proc/1/home/.local/share/pnpm/store' };
    const { status, stderr, calls } = run(steps, 'exit 0', path.join(first, 'install.js'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Nothing was installed:\n- .*home folder \/proc\/1\/home\. .*export HOME=/);
    expect(calls).not.toContain('install');
  });
});
