/**
 * Checks whether a candidate is compatible with the current releases: compares contract records, federation
 * and shared libraries, and measures byte budgets (docs/decisions/0018).
 */
import path from 'node:path';
import { compareContracts } from 'releases/compare-contracts';
import type { ContractRecord } from 'releases/contract-record';
import type { openReleaseStore } from 'releases/release-store';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { describeRow, findUnwanted, measureBudgets, missingPackages } from '../size/measure.ts';
import { packageId, REMOTE_FOLDERS } from '../workspace/remote-folder.ts';
import type { Candidate } from './candidate.ts';
import { type CheckLine, line } from './check-line.ts';
import { describeBreaks } from './describe-breaks.ts';

type Releases = ReturnType<typeof openReleaseStore>;
/** Contract records of the current releases. */
export type ReleasedContracts = Pick<Releases, 'contractOf'>;

/** Also the remotes whose sources are in other repositories. */
const IDS = [...[...REMOTE_IDS].sort(), 'shell', 'office', 'api'];

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

/** Measures pages that include the candidate, with current releases of the others. */
const checkBytes = ({ name, dist }: Candidate, releasesDir: string, releases: Releases): CheckLine[] => {
  if (!dist) return [];
  const folders = Object.fromEntries(
    ['shell', 'office', ...REMOTE_FOLDERS].flatMap((one) => {
      const id = packageId(one);
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
  const details = missing.map((one) => `no release of ${packageId(one)} is known here`);
  return [{ title: 'byte budgets', kind: 'not-compared', details }];
};

export const checkDeploy = (candidate: Candidate, releasesDir: string, releases: Releases): CheckLine[] => [
  ...checkContracts(candidate.record, releases),
  ...checkBytes(candidate, releasesDir, releases),
  candidate.suite,
];

/** A comparison that is not possible does not stop a deployment. */
const isFit = (lines: readonly CheckLine[]): boolean => lines.every(({ kind }) => kind !== 'failed');

const SIGN = { passed: '✓', failed: '✗', 'not-compared': '-' } as const;

/** Formats the report. */
export const describeChecks = (title: string, lines: readonly CheckLine[]): string =>
  [
    ...lines.flatMap(({ title: what, kind, details }) => [
      `${SIGN[kind]} ${what}`,
      ...details.map((detail) => `    ${detail}`),
    ]),
    isFit(lines) ? `${title} can be deployed` : `${title} must not be deployed`,
  ].join('\n');

/** Prints the report. Sets the exit code if a check failed. @returns whether none failed */
export const reportChecks = (title: string, lines: readonly CheckLine[]): boolean => {
  console.log(describeChecks(title, lines));
  if (!isFit(lines)) process.exitCode = 1;
  return isFit(lines);
};
