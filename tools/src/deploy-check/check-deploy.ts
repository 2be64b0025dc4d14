/**
 * Checks whether a candidate is compatible with the current releases: compares contract records, federation
 * and shared libraries, runs the conformance suite, and measures byte budgets (docs/decisions/0018).
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { compareContracts } from 'releases/compare-contracts';
import type { ContractRecord } from 'releases/contract-record';
import type { openReleaseStore } from 'releases/release-store';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { runLimited } from '../checks/run-check.ts';
import { describeRow, findUnwanted, measureBudgets, missingPackages } from '../size/measure.ts';
import { REMOTE_FOLDERS, WORKSPACE } from '../workspace/remote-folder.ts';
import type { Candidate } from './candidate.ts';
import { describeBreaks } from './describe-breaks.ts';
import { openSuiteCache } from './suite-cache.ts';

type Releases = ReturnType<typeof openReleaseStore>;
/** Contract records of the current releases. */
export type ReleasedContracts = Pick<Releases, 'contractOf'>;

/** Line of the report with details. */
export interface CheckLine {
  title: string;
  kind: 'passed' | 'failed' | 'not-compared';
  details: string[];
}

const SUITE_MS = 600_000;
/** Also the remotes whose sources are in other repositories. */
const IDS = [...[...REMOTE_IDS].sort(), 'shell', 'office', 'api'];

const line = (title: string, details: string[]): CheckLine => ({
  title,
  kind: details.length > 0 ? 'failed' : 'passed',
  details,
});

/** Whether the candidate has a contract with this package. */
const areComparable = (role: ContractRecord['role'], id: string): boolean => {
  if (role === 'api' || id === 'api') return true;
  if (role === 'app' || id === 'office') return false;
  // Remotes communicate only through the shell's bus.
  return role === 'shell' || id === 'shell';
};

/** Compares the tools of a remote with those of its current release. */
const checkTools = (record: ContractRecord, releases: ReleasedContracts): CheckLine[] => {
  const before = record.role === 'remote' ? releases.contractOf(record.id) : null;
  if (!before?.tools) return [];
  const details = compareContracts(record, before).map(({ about, reason }) => `${about}: ${reason}`);
  return [line(`with the tools of ${before.id} ${before.version}`, details)];
};

/** Compares the candidate with the current releases of the others, and its tools with its own release before. */
export const checkContracts = (record: ContractRecord, releases: ReleasedContracts): CheckLine[] => [
  ...IDS.filter((id) => id !== record.id && areComparable(record.role, id)).map((id): CheckLine => {
    const other = releases.contractOf(id);
    if (!other)
      return { title: `with ${id}`, kind: 'not-compared', details: [`no release of ${id} is known here`] };
    const found = describeBreaks(compareContracts(record, other), record, other);
    return line(`with ${id} ${other.version}`, found);
  }),
  ...checkTools(record, releases),
];

/** Test files of the conformance suite for packages that have no `*.conformance.test.*`, and the package of the tests. */
const SUITES: Readonly<Record<string, { files: string; in?: string }>> = {
  api: { files: 'demo-shop/test/contract.test.ts', in: 'demo-shop' },
  shell: { files: 'shell/src/browser/hosts.test.ts' },
  office: { files: 'office/src/**/*.test.{ts,tsx}' },
};

/**
 * Runs the conformance suite against the candidate's sources, unless the same ones have passed it.
 * @param name its folder in the repository
 */
export const checkSuite = async (name: string): Promise<CheckLine> => {
  const suite = SUITES[name];
  const files = globSync(suite?.files ?? `${name}/src/**/*.conformance.test.{ts,tsx}`, { cwd: WORKSPACE });
  if (files.length === 0) return line('conformance suite', [`${name} has no conformance tests`]);
  const cache = openSuiteCache([name, suite?.in ?? name]);
  const passedAt = await cache.passedAt();
  if (passedAt) return line(`conformance suite: the same sources passed it at ${passedAt}`, []);
  const { code, output } = await runLimited('vitest', ['run', ...files], { limitMs: SUITE_MS });
  if (code === 0) await cache.notePassed(new Date());
  return line('conformance suite', code === 0 ? [] : output.trimEnd().split('\n').slice(-40));
};

/** Measures pages that include the candidate, with current releases of the others. */
const checkBytes = ({ name, dist }: Candidate, releasesDir: string, releases: Releases): CheckLine[] => {
  if (!dist) return [];
  const folders = Object.fromEntries(
    ['shell', 'office', ...REMOTE_FOLDERS].flatMap((one) => {
      const id = one.replace('mfe-', '');
      const version = releases.current(id);
      return version ? [[one, path.join(releasesDir, id, version)]] : [];
    }),
  );
  const measured = { ...folders, [name]: dist };
  const missing = missingPackages(measured, name);
  const rows = missing.length > 0 ? [] : measureBudgets(measured, name);
  const over = rows.filter(({ isOver }) => isOver).map((row) => describeRow(row));
  const unwanted = findUnwanted(name, dist).map(
    ({ file, name: what, why }) => `${file} holds ${what}, which ${why}`,
  );
  const checked = line('byte budgets', [...over, ...unwanted]);
  if (checked.kind === 'failed' || missing.length === 0) return [checked];
  // The first release of a new storage has no pages to measure.
  const details = missing.map((one) => `no release of ${one.replace('mfe-', '')} is known here`);
  return [{ title: 'byte budgets', kind: 'not-compared', details }];
};

export const checkDeploy = async (
  candidate: Candidate,
  releasesDir: string,
  releases: Releases,
): Promise<CheckLine[]> => [
  ...checkContracts(candidate.record, releases),
  ...checkBytes(candidate, releasesDir, releases),
  await checkSuite(candidate.name),
];

const SIGN = { passed: '✓', failed: '✗', 'not-compared': '-' } as const;

/** Formats the report. */
export const describeChecks = (title: string, lines: readonly CheckLine[]): string => {
  const isFit = lines.every(({ kind }) => kind !== 'failed');
  return [
    ...lines.flatMap(({ title: what, kind, details }) => [
      `${SIGN[kind]} ${what}`,
      ...details.map((detail) => `    ${detail}`),
    ]),
    isFit ? `${title} can be deployed` : `${title} must not be deployed`,
  ].join('\n');
};
