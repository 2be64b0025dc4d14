/**
 * A canary: a release of a remote that a share of the shoppers gets before everybody does
 * (docs/decisions/0058-canary-releases.md).
 */
import { z } from 'zod';

/** Percent of the shoppers, in steps of 0.1. */
export const shareSchema = z.number().min(0.1).max(100).multipleOf(0.1);

/** The part of a pointer in `remotes.json` that describes its canary. */
export const canarySchema = z.object({
  version: z.string().regex(/^[\w.-]+$/),
  share: shareSchema,
  /** ISO time of the last change by a person. */
  since: z.string(),
  /** Random and new for every canary, so that each one chooses other shoppers. */
  seed: z.string().regex(/^[\w-]{1,64}$/),
  /** Shares to which shells may raise the canary by themselves. */
  steps: z.array(shareSchema).max(20).optional(),
});
export type Canary = z.output<typeof canarySchema>;

/** Written by a shell: the end of a canary. */
const stopSchema = z.object({
  kind: z.literal('stop'),
  id: z.string(),
  version: z.string(),
  seed: z.string(),
  at: z.string(),
  reason: z.string(),
});
/** Written by a shell: a raise along the steps that the team allowed. */
const raiseSchema = z.object({
  kind: z.literal('raise'),
  id: z.string(),
  version: z.string(),
  seed: z.string(),
  at: z.string(),
  share: shareSchema,
});
export const canaryRecord = z.discriminatedUnion('kind', [stopSchema, raiseSchema]);
export type CanaryRecord = z.output<typeof canaryRecord>;
type CanaryStop = z.output<typeof stopSchema>;

/** A canary with what the shells have recorded about it. */
export interface CanaryState {
  /** Share that applies now. */
  share: number;
  /** ISO time from which it applies. */
  since: string;
  /** Why the shells stopped it. Undefined while it runs. */
  stop: CanaryStop | undefined;
}

/** A record counts for one canary: this version with this seed. */
const isAbout = (id: string, canary: Canary, record: CanaryRecord): boolean =>
  record.id === id && record.version === canary.version && record.seed === canary.seed;

/** Ignores a raise to a share that the team has not allowed, and one below the share of the pointer. */
export const stateOf = (id: string, canary: Canary, records: readonly CanaryRecord[]): CanaryState => {
  const own = records.filter((record) => isAbout(id, canary, record));
  const state: CanaryState = {
    share: canary.share,
    since: canary.since,
    stop: own.find((record) => record.kind === 'stop'),
  };
  for (const record of own)
    if (record.kind === 'raise' && canary.steps?.includes(record.share) && record.share > state.share)
      Object.assign(state, { share: record.share, since: record.at });
  return state;
};

/** The step after `share`. Undefined at the last one. */
export const nextStep = (
  { steps = [] }: { steps?: readonly number[] | undefined },
  share: number,
): number | undefined => steps.filter((step) => step > share).sort((a, b) => a - b)[0];
