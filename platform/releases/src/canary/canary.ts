/**
 * A canary: a release of a remote that a share of the shoppers gets before everybody does
 * (docs/decisions/0058-canary-releases.md).
 */
import { z } from 'zod';
import type { RollbackRecord } from './rollback.ts';

/** Percent of the shoppers, in steps of 0.1. */
export const shareSchema = z.number().min(0.1).max(100).multipleOf(0.1);

/** Shells cannot read a pointer file with a longer list. */
export const MOST_STEPS = 20;

/** The part of a pointer in `remotes.json` that describes its canary. */
export const canarySchema = z.object({
  version: z.string().regex(/^[\w.-]+$/),
  share: shareSchema,
  /** ISO time of the last change by a person. */
  since: z.string(),
  /** Random and new for every canary, so that each one chooses other shoppers. */
  seed: z.string().regex(/^[\w-]{1,64}$/),
  /** Shares to which shells may raise the canary by themselves. */
  steps: z.array(shareSchema).max(MOST_STEPS).optional(),
});
export type Canary = z.output<typeof canarySchema>;

/** The canary that a record is about: remote, version and seed. */
const ofCanary = { id: z.string(), version: z.string(), seed: z.string() };

/** Written by a shell: the end of a canary. */
const stopSchema = z.object({
  kind: z.literal('stop'),
  ...ofCanary,
  at: z.string(),
  reason: z.string(),
  /** Person who stopped the canary on the releases page. Missing for a stop by the shells. */
  by: z.string().optional(),
});
/** Written by a shell: a raise along the steps that the team allowed. */
const raiseSchema = z.object({
  kind: z.literal('raise'),
  ...ofCanary,
  /** Time since which the share before applied. Missing in older records. */
  since: z.string().optional(),
  at: z.string(),
  share: shareSchema,
});
/** Written by a shell for a person on the releases page: another share, within what the team has signed. */
const shareRecord = z.object({
  kind: z.literal('share'),
  ...ofCanary,
  /** `since` of the signed canary. The next change by the team makes the record void. */
  since: z.string(),
  at: z.iso.datetime(),
  share: shareSchema,
  by: z.string(),
  reason: z.string(),
});
type ShareRecord = z.output<typeof shareRecord>;
export const canaryRecord = z.discriminatedUnion('kind', [stopSchema, raiseSchema, shareRecord]);
export type CanaryRecord = z.output<typeof canaryRecord>;
type CanaryStop = z.output<typeof stopSchema>;

/** A canary with what the shells have recorded about it. */
export interface CanaryState {
  /** Share that shoppers get now, percent. */
  share: number;
  /** ISO time since which the share applies. */
  since: string;
  /** The record of the stop, with its reason. Undefined while the canary runs. */
  stop: CanaryStop | undefined;
  /** The share that a person chose on the releases page. The shells do not raise it. */
  held?: ShareRecord;
}

/** A record counts for one canary: this version with this seed. */
const isAbout =
  (id: string, canary: Canary) =>
  (record: CanaryRecord | RollbackRecord): record is CanaryRecord =>
    record.kind !== 'rollback' &&
    record.id === id &&
    record.version === canary.version &&
    record.seed === canary.seed;

/** The highest share that the team has signed: the canary's share, or its highest step. */
export const highestShare = ({ share, steps = [] }: Pick<Canary, 'share' | 'steps'>): number =>
  Math.max(share, ...steps);

/** The last share that a person chose. Ignores one above the signed shares, and one for an earlier pointer. */
const heldShare = (canary: Canary, own: readonly CanaryRecord[]): ShareRecord | undefined =>
  own
    .filter((record) => record.kind === 'share')
    .filter(({ share, since }) => share <= highestShare(canary) && since === canary.since)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1);

/**
 * Ignores a raise to a share that the team has not allowed, one below the share of the pointer, and one from before the
 * last change by the team.
 */
export const stateOf = (
  id: string,
  canary: Canary,
  records: readonly (CanaryRecord | RollbackRecord)[],
): CanaryState => {
  const own = records.filter(isAbout(id, canary));
  const state: CanaryState = {
    share: canary.share,
    since: canary.since,
    stop: own.find((record) => record.kind === 'stop'),
  };
  for (const record of own)
    if (
      record.kind === 'raise' &&
      Date.parse(record.at) >= Date.parse(canary.since) &&
      canary.steps?.includes(record.share) &&
      record.share > state.share
    )
      Object.assign(state, { share: record.share, since: record.at });
  const held = heldShare(canary, own);
  return held ? { ...state, share: held.share, since: held.at, held } : state;
};

/** The step after `share`. Undefined at the last one. */
export const nextStep = (
  { steps = [] }: { steps?: readonly number[] | undefined },
  share: number,
): number | undefined => steps.filter((step) => step > share).sort((a, b) => a - b)[0];
