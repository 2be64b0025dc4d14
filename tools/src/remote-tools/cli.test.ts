/** Errors and help of `remote-tools`. own-repository.test.ts runs its commands. */
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchContracts } from '../deploy-check/released-contracts.ts';
import { runToEnd } from '../process/run.ts';
import { runCommand } from './commands.ts';

const CLI = path.join(import.meta.dirname, 'cli.ts');
const UNSET = ['SHOP_URL', 'RELEASE_KEY', 'RELEASE_KEY_FILE', 'RELEASES_URL', 'RELEASES_DIR'];
const SHOP = ['--shop', 'http://localhost:1'];

beforeEach(() => {
  for (const name of UNSET) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['no command', [], 'Which command?\nremote-tools build'],
  ['an unknown command', ['deploy'], 'There is no command deploy\nremote-tools build'],
  ['an unknown option', ['release', '--shard', '5'], "Unknown option '--shard'"],
  ['a check without a shop', ['can-i-deploy'], 'Which shop? Set SHOP_URL or --shop'],
  [
    'a shop without a scheme',
    ['can-i-deploy', '--shop', 'localhost:3000'],
    'Which shop? Set SHOP_URL or --shop',
  ],
  ['a key without a name', ['keys', 'new'], 'remote-tools keys new <name>'],
  ['a release without a shop', ['release'], 'Which shop? Set SHOP_URL or --shop'],
  ['a release without a store', ['release', ...SHOP], 'Where do releases go? Set RELEASES_URL'],
  ['a rollback without a store', ['rollback', ...SHOP], 'Where do releases go? Set RELEASES_URL'],
  ['a list without a store', ['releases'], 'Where do releases go? Set RELEASES_URL'],
  ['a canary without a share', ['canary', ...SHOP], 'Which share? remote-tools canary 5'],
  ['a canary without a number', ['canary', 'many', ...SHOP], 'many'],
  ['a preview without a name', ['preview', ...SHOP], 'Which preview? remote-tools preview <name>'],
  ['a port that is none', ['dev', '--port', 'http'], 'names no remote of the contract'],
  ['a store of no kind', ['store'], 'Which store? release-store folder, or release-store bucket'],
  ['a repository that names no remote', ['keys', 'new', 'x'], 'names no remote of the contract in "remote"'],
])('says what is missing for %s', async (_, words, problem) => {
  await expect(runCommand(words)).rejects.toThrow(problem);
});

it('names the address of a shop that is away', async () => {
  await expect(fetchContracts('http://localhost:1', 'catalog')).rejects.toThrow(
    'http://localhost:1/contracts/',
  );
});

it('prints an error without its stack', async () => {
  const { code, output } = await runToEnd(process.execPath, [CLI, 'release', '--shard', '5']);
  expect(code).toBe(1);
  expect(output).toContain("Unknown option '--shard'");
  expect(output).not.toMatch(/^\s+at /m);
});

it('needs a key when it knows where releases go', async () => {
  vi.stubEnv('RELEASES_DIR', '/nowhere');
  await expect(runCommand(['release', ...SHOP])).rejects.toThrow(
    'Which key signs? Set RELEASE_KEY_FILE or RELEASE_KEY',
  );
});

it.each([
  ['release', 'asks the shop until it serves the'],
  ['canary', 'remote-tools canary <percent>'],
  ['preview', 'secret link'],
  ['rollback', 'Makes the previous release current again'],
  ['releases', 'history of this remote'],
  ['keys', 'revoke <id>'],
  ['store', 'S3-compatible bucket'],
])('explains %s', async (name, words) => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await runCommand([name, '--help']);
  expect(print.mock.calls.join('\n')).toContain(words);
});
