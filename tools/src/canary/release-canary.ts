/** The options `--share`, `--steps` and `--stop` of `pnpm release` (docs/guides/canary.md). */
import { type Canary, stateOf } from 'releases/canary/canary';
import type { ShellRecord } from 'releases/canary/canary-folder';
import {
  changeCanary,
  parseShare,
  parseSteps,
  startCanary,
  withoutCanary,
} from 'releases/canary/canary-pointer';
import { type RollbackRecord, rollbackOf } from 'releases/canary/rollback';
import { isApp, isHost, type Pointer } from 'releases/pointers';
import type { ReleaseStorage } from 'releases/storage/release-storage';

export interface CanaryOptions {
  /** Percent. Undefined for a release to everybody. */
  share: number | undefined;
  steps: number[] | undefined;
  stop: boolean;
}

interface OptionTexts {
  share?: string | undefined;
  steps?: string | undefined;
  stop?: boolean | undefined;
}

/** `--steps` without `--share` begins with its first step. @throws Error that says which options are valid */
export const readCanaryOptions = ({ share, steps: list, stop = false }: OptionTexts): CanaryOptions => {
  if (stop && (share !== undefined || list !== undefined)) throw new Error('--stop needs no other option');
  const steps = list === undefined ? undefined : parseSteps(list);
  return { share: share === undefined ? steps?.[0] : parseShare(share), steps, stop };
};

/** One line about a canary, for `pnpm releases`. */
export const describeCanary = (id: string, canary: Canary, records: readonly ShellRecord[]): string => {
  const { share, since, stop, held } = stateOf(id, canary, records);
  const steps = canary.steps ? `, steps ${canary.steps.join(', ')}${held ? ' (paused)' : ''}` : '';
  return stop
    ? `canary ${canary.version} stopped at ${stop.at}: ${stop.reason}`
    : `canary ${canary.version} at ${share} % since ${since}${steps}`;
};

/** The rollback on the releases page that applies to a remote. */
export const findRollback = async (
  releases: Pick<ReleaseStorage, 'pointers' | 'records'>,
  id: string,
): Promise<RollbackRecord | undefined> => {
  const pointer = (await releases.pointers()).remotes[id];
  return pointer && rollbackOf(id, pointer, await releases.records());
};

/** @throws Error when nobody would get a canary, because the remote was rolled back */
const assertNotRolledBack = async (releases: ReleaseStorage, id: string): Promise<void> => {
  const rollback = await findRollback(releases, id);
  if (!rollback) return;
  throw new Error(
    `Everybody gets ${id} ${rollback.to}, because ${rollback.by} rolled it back: ${rollback.reason}.\n` +
      'Return to the version of the team on /dev/releases first, or release another build to everybody',
  );
};

/**
 * Changes the canary that is running.
 * @returns what it did. Null when the command must build a release
 * @throws Error when the shells have stopped the canary, or there is none to stop
 */
export const changeRunningCanary = async (
  releases: ReleaseStorage,
  id: string,
  { share, steps, stop }: CanaryOptions,
): Promise<string | null> => {
  const isAboutCanary = share !== undefined || stop;
  if (isAboutCanary && (isHost(id) || isApp(id))) throw new Error(`Only remotes have canaries, not ${id}`);
  const { version, canary } = (await releases.pointers()).remotes[id] ?? {};
  if (stop) {
    if (!canary) throw new Error(`${id} has no canary`);
    await releases.change(id, (now) => withoutCanary(now as Pointer));
    const rollback = await findRollback(releases, id);
    return `The canary ${id} ${canary.version} has ended. Everybody gets ${rollback?.to ?? version}`;
  }
  if (share === undefined || !canary) return null;
  if (share !== 100) await assertNotRolledBack(releases, id);
  const { stop: stopped } = stateOf(id, canary, await releases.records());
  if (stopped)
    throw new Error(
      `${stopped.by ?? 'The shells'} stopped the canary ${id} ${canary.version}: ${stopped.reason}.\n` +
        `Run: pnpm release ${id} --stop. Then fix the fault and start a new canary`,
    );
  if (share === 100) {
    await releases.point(id, canary.version, 'release');
    return `${id} ${canary.version} is current`;
  }
  await releases.change(id, (now) => {
    if (!now?.canary) throw new Error(`The canary of ${id} has just ended`);
    return changeCanary({ ...now, canary: now.canary }, { share, steps });
  });
  return `${share} % of the shoppers get ${id} ${canary.version}`;
};

/** Gives a built release to a share of the shoppers. @returns what it did */
export const startNewCanary = async (
  releases: ReleaseStorage,
  id: string,
  canary: { version: string; share: number; steps: number[] | undefined },
): Promise<string> => {
  await assertNotRolledBack(releases, id);
  await releases.change(id, (now) => startCanary(now, id, canary));
  return `${canary.share} % of the shoppers get ${id} ${canary.version}`;
};
