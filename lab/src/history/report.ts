/** `pnpm chaos --history [--minutes N] [--seed N] [--clients N]`: runs and reports, and `--check FILE` only checks. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { ANOMALIES, type Anomaly } from './anomaly.ts';
import { checkHistory } from './check-history.ts';
import { type Entry, readHistory, writeHistory } from './entries.ts';
import { type RunOptions, recordHistory } from './run.ts';

const MINUTE_MS = 60_000;
const FAULT_EVERY_MS = 5_000;
const MOST_LINES_OF_KIND = 10;

/** Numbers of outcomes, for example `place-order 40 ok, 2 fail, 3 unknown`. */
const countOutcomes = (entries: readonly Entry[]): string[] =>
  Object.entries(Object.groupBy(entries, ({ op }) => op)).map(([op, all = []]) => {
    const count = (wanted: Entry['kind']) => all.filter(({ kind }) => kind === wanted).length;
    return `${op}: ${count('ok')} ok, ${count('fail')} fail, ${count('unknown')} unknown`;
  });

const describeAnomalies = (anomalies: readonly Anomaly[]): string[] =>
  Object.entries(Object.groupBy(anomalies, ({ kind }) => kind)).flatMap(([kind, all = []]) => [
    `${ANOMALIES[kind as Anomaly['kind']]}: ${all.length}`,
    ...all.slice(0, MOST_LINES_OF_KIND).map(({ text, calls }) => `  ${text} (calls ${calls.join(', ')})`),
  ]);

/** Runs and keeps the history in `reports/`. @returns lines of the report, and whether nothing is wrong */
export const runHistory = async (
  options: RunOptions,
  say: (line: string) => void,
): Promise<{ entries: Entry[]; problems: string[] }> => {
  const { entries, anomalies } = await recordHistory(options, say);
  const folder = path.join(WORKSPACE, 'reports', `history-${options.seed}`);
  mkdirSync(folder, { recursive: true });
  const file = path.relative(WORKSPACE, writeHistory(folder, entries));
  for (const line of countOutcomes(entries)) say(line);
  say(`Seed ${options.seed}. The history is ${file}`);
  const lines = describeAnomalies(anomalies);
  return { entries, problems: lines.length === 0 ? [] : [...lines, `Seed ${options.seed}, history ${file}`] };
};

/** @returns whether no anomaly was found */
export const historyCommand = async (): Promise<boolean> => {
  const { values } = parseArgs({
    options: {
      history: { type: 'boolean' },
      check: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      clients: { type: 'string', default: '8' },
    },
  });
  const options = {
    seed: Number(values.seed),
    clients: Number(values.clients),
    lengthMs: Number(values.minutes) * MINUTE_MS,
    faultEveryMs: FAULT_EVERY_MS,
  };
  const problems = values.check
    ? describeAnomalies(checkHistory(readHistory(values.check)))
    : (await runHistory(options, console.log)).problems;
  console.log(problems.length === 0 ? 'No anomaly found' : problems.join('\n'));
  return problems.length === 0;
};
