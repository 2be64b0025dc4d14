/**
 * May a candidate go out beside what is released of all the others? Contracts, federation and shared libraries by record, the
 * conformance suite by running it, byte budgets by measuring (docs/decisions/0018).
 */
import path from 'node:path';
import { compareContracts } from 'releases/compare-contracts';
import type { openReleaseStore } from 'releases/release-store';
import { runLimited } from '../checks/run-check.ts';
import { describeRow, findUnwanted, measureBudgets } from '../size/measure.ts';
import { REMOTE_FOLDERS } from '../workspace/remote-folder.ts';
import type { Candidate } from './candidate.ts';

type Releases = ReturnType<typeof openReleaseStore>;

/** One line of the report, with what to know about it below. */
export interface CheckLine {
  title: string;
  kind: 'passed' | 'failed' | 'not-compared';
  details: string[];
}

const SUITE_MS = 600_000;
const IDS = [...REMOTE_FOLDERS.map((name) => name.replace('mfe-', '')), 'shell', 'api'];

const line = (title: string, details: string[]): CheckLine => ({
  title,
  kind: details.length > 0 ? 'failed' : 'passed',
  details,
});

/** The candidate against the current release of each of the others. */
export const checkContracts = ({ record }: Candidate, releases: Pick<Releases, 'contractOf'>): CheckLine[] =>
  IDS.filter((id) => id !== record.id)
    // Remotes speak with each other through the shell's bus alone.
    .filter((id) => record.role !== 'remote' || id === 'shell' || id === 'api')
    .map((id) => {
      const other = releases.contractOf(id);
      if (!other)
        return { title: `with ${id}`, kind: 'not-compared', details: [`no release of ${id} is known here`] };
      const found = compareContracts(record, other).map(({ about, reason }) => `${about}: ${reason}`);
      return line(`with ${id} ${other.version}`, found);
    });

const SUITES: Readonly<Record<string, { project: string; filter: string }>> = {
  api: { project: 'demo-shop', filter: 'contract.test' },
  shell: { project: 'shell', filter: 'hosts' },
};

/** What whoever is at the other side of the contract relies on, run against the candidate's sources. */
const checkSuite = async ({ name }: Candidate): Promise<CheckLine> => {
  const { project, filter } = SUITES[name] ?? { project: name, filter: 'conformance' };
  const { code, output } = await runLimited('vitest', ['run', '--project', project, filter], SUITE_MS);
  return line('conformance suite', code === 0 ? [] : output.trimEnd().split('\n').slice(-40));
};

/** Pages that the candidate takes part in, with the released versions of the others. */
const checkBytes = ({ name, dist }: Candidate, releasesDir: string, releases: Releases): CheckLine[] => {
  if (!dist) return [];
  const folders = Object.fromEntries(
    ['shell', ...REMOTE_FOLDERS].flatMap((one) => {
      const id = one.replace('mfe-', '');
      const version = releases.current(id);
      return version ? [[one, path.join(releasesDir, id, version)]] : [];
    }),
  );
  const rows = measureBudgets({ ...folders, [name]: dist }, name);
  const over = rows.filter(({ isOver }) => isOver).map((row) => describeRow(row));
  const unwanted = findUnwanted(name, dist).map(
    ({ file, name: what, why }) => `${file} holds ${what}, which ${why}`,
  );
  return [line('byte budgets', [...over, ...unwanted])];
};

export const checkDeploy = async (
  candidate: Candidate,
  releasesDir: string,
  releases: Releases,
): Promise<CheckLine[]> => [
  ...checkContracts(candidate, releases),
  ...checkBytes(candidate, releasesDir, releases),
  await checkSuite(candidate),
];

const SIGN = { passed: '✓', failed: '✗', 'not-compared': '-' } as const;

/** The report, as it is printed. */
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
