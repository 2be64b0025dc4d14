/** Builds a minimal Debian, which has no libatomic, and runs Node in it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

const PACKAGE = path.join(import.meta.dirname, '..');
const INSTALLED = path.join(PACKAGE, '../../node_modules/.pnpm');
const DEBOOTSTRAP = '/usr/sbin/debootstrap';
const BUILD_MS = 600_000;

const missing = (): string | undefined => {
  if (process.env.TEST_FULL !== '1') return 'only `pnpm test:full` builds a bare Debian';
  if (process.getuid?.() !== 0) return 'only root can build a bare Debian';
  return existsSync(DEBOOTSTRAP) ? undefined : 'debootstrap is missing (apt-get install debootstrap)';
};

const machines: string[] = [];
afterEach(() => {
  for (const machine of machines.splice(0)) rmSync(machine, { recursive: true, force: true });
});

/** The namespace of its own unmounts what debootstrap mounts, also after a failure. */
const buildMachine = (): string => {
  const machine = mkdtempSync(path.join(tmpdir(), 'bare-'));
  machines.push(machine);
  const args = ['--mount', DEBOOTSTRAP, '--variant=minbase', 'bookworm', machine];
  execFileSync('unshare', args, { stdio: 'pipe', timeout: BUILD_MS });
  return machine;
};

it('runs Node on a bare Debian', { timeout: 2 * BUILD_MS }, ({ skip }) => {
  const reason = missing();
  if (reason) return skip(reason);
  const machine = buildMachine();
  const run = (...command: string[]): string =>
    execFileSync('chroot', [machine, ...command], { encoding: 'utf8' });
  expect(run('/sbin/ldconfig', '-p')).not.toContain('libatomic');

  // The wrapper expects Node's package below its own, as pnpm installs it.
  const node = globSync(`node-linux-${process.arch}*/node_modules/node-linux-*`, {
    cwd: INSTALLED,
  })[0] as string;
  for (const folder of ['bin', 'lib'])
    cpSync(path.join(PACKAGE, folder), path.join(machine, 'shop', folder), { recursive: true });
  mkdirSync(path.join(machine, 'shop/node_modules'));
  const target = path.join(machine, 'shop/node_modules', path.basename(node));
  cpSync(realpathSync(path.join(INSTALLED, node)), target, { recursive: true });
  expect(run('/shop/bin/node', '-p', 'typeof Temporal')).toBe('object\n');
});
