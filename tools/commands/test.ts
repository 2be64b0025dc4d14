/**
 * `pnpm test`: runs all checks of CI, also after a failure. The last line is `N passed, N failed`. `pnpm test unit
 * journeys` runs only the named checks.
 */
import path from 'node:path';
import { type Outcome, oneCheck } from '../src/checks/run-check.ts';
import { runJourneys, runVitest } from '../src/checks/run-tests.ts';
import { packageFolders } from '../src/workspace/package-folders.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

interface Check {
  /** Name for `pnpm test <name>`. */
  name: string;
  title: string;
  run: () => Promise<Outcome>;
  /** Skipped when that check failed. */
  needs?: string;
  /** Uses one core for a minute and reads only sources, so it runs in parallel with the checks before the tests. */
  isBeside?: true;
}

const MINUTE = 60_000;
const tool = (file: string) => path.join(WORKSPACE, 'tools/commands', file);
const ESLINT = ['--flag', 'unstable_native_nodejs_ts_config', '--max-warnings', '0', '.'];
const CRUISE = ['--config', '.dependency-cruiser.cjs', ...packageFolders(WORKSPACE)];
const TSC = path.join(WORKSPACE, 'node_modules/typescript-native/bin/tsc');

const CHECKS: readonly Check[] = [
  {
    name: 'format',
    title: 'format and lint',
    run: oneCheck('biome', ['ci', '--colors=off', '--error-on-warnings', '.'], 10 * MINUTE),
  },
  {
    name: 'lint',
    title: "rules of effector and React's hooks",
    run: oneCheck('eslint', ESLINT, 10 * MINUTE),
    isBeside: true,
  },
  {
    name: 'borders',
    title: 'borders between packages',
    run: oneCheck('depcruise', CRUISE, 10 * MINUTE),
  },
  {
    name: 'unused',
    title: 'unused files, exports and dependencies',
    run: oneCheck('knip', ['--no-progress', '--no-config-hints'], 10 * MINUTE),
  },
  { name: 'types', title: 'types', run: oneCheck(process.execPath, [TSC, '-p', '.'], 10 * MINUTE) },
  { name: 'build', title: 'builds', run: oneCheck(process.execPath, [tool('build.ts')], 20 * MINUTE) },
  {
    name: 'size',
    title: 'byte budgets',
    needs: 'build',
    run: oneCheck(process.execPath, [tool('size.ts')], 5 * MINUTE),
  },
  { name: 'unit', title: 'unit and API tests', run: runVitest },
  { name: 'journeys', title: 'journeys in the browser', needs: 'build', run: runJourneys },
];

/** Checks that use both cores. */
const TESTS: ReadonlySet<string> = new Set(['unit', 'journeys']);

const chosen = process.argv.slice(2).filter((word) => word !== '--');
const unknown = chosen.filter((word) => !CHECKS.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(', ')}. There are: ${CHECKS.map((c) => c.name).join(', ')}`,
  );
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const broken = new Set<string>();

const describe = ({ passed, failed, skipped }: Outcome): string =>
  passed + failed + skipped === 1
    ? ''
    : `: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

const runOne = async ({ name, title, run, needs }: Check): Promise<void> => {
  if (needs && broken.has(needs)) {
    console.log(`- ${title}: not run, the ${needs} failed`);
    total.skipped++;
    return;
  }
  const started = Date.now();
  const outcome = await run().catch(
    (error: Error): Outcome => ({ passed: 0, failed: 1, skipped: 0, output: error.message }),
  );
  const failed = outcome.failed > 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${title}${describe(outcome)} (${seconds} s)`);
  if (failed) {
    broken.add(name);
    console.log(`${outcome.output.trimEnd().replace(/^/gm, '    ')}\n`);
  }
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += outcome[key];
};

const wanted = CHECKS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const beside = Promise.all(wanted.filter(({ isBeside }) => isBeside).map(runOne));
for (const check of wanted.filter(({ isBeside }) => !isBeside)) {
  if (TESTS.has(check.name)) await beside;
  await runOne(check);
}
await beside;

const { passed, failed, skipped } = total;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
