/**
 * `pnpm bench fleet --mixed MINUTES [--seed N] [--down SECONDS] [--write]`: shoppers browse, search, fill carts, buy,
 * decline and track orders while one process of every role is killed in turn. Exit code 1 when a promise is broken.
 */

import type { Attempt, Journal } from '../fleet/journal.ts';
import { type Kill, longestWait, recoveryOf } from '../fleet/kills.ts';
import { runMixed } from '../fleet/mixed-run.ts';
import { openFleet } from '../fleet/open-fleet.ts';
import type { Count } from '../fleet/promises.ts';
import { markdownTable, marked } from './markdown-table.ts';
import { writeTable } from './write-table.ts';

const SHOPPERS = 8;
const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(2)} s` : 'never');

const recoveryTable = (kills: readonly Kill[], journal: Journal): string => {
  const lines = kills.map((kill) => {
    const recovered = recoveryOf(journal.attempts, kill);
    const failed = recovered.reduce((sum, one) => sum + one.failed, 0);
    const most = (of: 'firstSuccessMs' | 'wholeMs') => Math.max(0, ...recovered.map((one) => one[of]));
    return [
      kill.member.role,
      seconds(kill.readyAt - kill.at),
      failed === 0 ? '0' : `${failed}: ${recovered.map((one) => `${one.kind} ${one.failed}`).join(', ')}`,
      failed === 0 ? '–' : seconds(most('firstSuccessMs')),
      failed === 0 ? '–' : seconds(most('wholeMs')),
      seconds(longestWait(journal, kill)),
    ];
  });
  const heads = [
    'killed',
    'ready again after',
    'failed attempts',
    'first success after',
    'all succeed after',
    'longest wait',
  ];
  return markdownTable(heads, lines);
};

const countTable = (counts: readonly Count[]): string =>
  markdownTable(
    ['promise', 'counted'],
    counts.map(({ promise, figures, isKept }) => [promise, marked(figures, isKept)]),
  );

const byKind = (attempts: readonly Attempt[]): string =>
  Object.entries(Object.groupBy(attempts, ({ kind }) => kind))
    .map(([kind, all]) => `${kind} ${all.length}`)
    .join(', ');

/** @returns whether all promises were kept */
export const benchMixed = async (
  options: { minutes: number; seed: number; downSeconds: number },
  isWritten: boolean,
): Promise<boolean> => {
  const { fleet, stop } = await openFleet();
  try {
    const { kills, journal, counts } = await runMixed(
      fleet,
      {
        seed: options.seed,
        lengthMs: options.minutes * 60_000,
        downMs: options.downSeconds * 1_000,
        shoppers: SHOPPERS,
      },
      (line) => console.error(line),
    );
    const text = [
      `${options.minutes} minutes, ${SHOPPERS} shoppers, seed ${options.seed}, each process away for at least ` +
        `${options.downSeconds} s.`,
      `Requests: ${byKind(journal.attempts)}; ${journal.soldOut} purchases ended at a sold-out wine.`,
      '',
      countTable(counts),
      '',
      recoveryTable(kills, journal),
    ].join('\n');
    console.log(text);
    if (isWritten) writeTable('mixed', text, 'docs/scale.md');
    return counts.every(({ isKept }) => isKept);
  } finally {
    await stop();
  }
};
