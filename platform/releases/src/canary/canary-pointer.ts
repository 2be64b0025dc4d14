/** Changes of the canary in a pointer. Each returns a new pointer. */
import { randomBytes } from 'node:crypto';
import { type Canary, MOST_STEPS, shareSchema } from './canary.ts';

/** The part of a pointer that these changes need. */
interface Pointed {
  version: string;
  canary?: Canary | undefined;
}

const SEED_BYTES = 9;

/** @throws Error that says which shares are valid */
export const parseShare = (text: string): number => {
  const share = shareSchema.safeParse(Number(text));
  if (text.trim() === '' || !share.success)
    throw new Error(
      `${text || 'Nothing'} is not a share. It is a percentage from 0.1 to 100, with one decimal`,
    );
  return share.data;
};

/** @param text shares separated by commas, each higher than the one before */
export const parseSteps = (text: string): number[] => {
  const steps = text.split(',').map(parseShare);
  if (steps.length > MOST_STEPS)
    throw new Error(`${steps.length} steps are too many. A canary has at most ${MOST_STEPS}`);
  if (steps.some((step, at) => at > 0 && step <= (steps[at - 1] as number)))
    throw new Error(`The steps ${text} must grow, for example 1,10,50,100`);
  return steps;
};

/** Starts a canary, in place of one that is running. @throws Error when everybody has this version */
export const startCanary = <P extends Pointed>(
  pointer: P | undefined,
  id: string,
  { version, share, steps }: { version: string; share: number; steps?: readonly number[] | undefined },
): P & { canary: Canary } => {
  if (!pointer) throw new Error(`${id} has no release yet, so a canary has nothing to be compared with`);
  if (pointer.version === version) throw new Error(`${id} ${version} is current for everybody already`);
  return {
    ...pointer,
    canary: {
      version,
      share,
      since: new Date().toISOString(),
      seed: randomBytes(SEED_BYTES).toString('base64url'),
      ...(steps ? { steps: [...steps] } : {}),
    },
  };
};

/** Changes share or steps of the running canary. The shoppers who have it keep it when the share grows. */
export const changeCanary = <P extends Pointed & { canary: Canary }>(
  pointer: P,
  { share, steps }: { share: number; steps?: readonly number[] | undefined },
): P => ({
  ...pointer,
  canary: {
    ...pointer.canary,
    share,
    since: new Date().toISOString(),
    ...(steps ? { steps: [...steps] } : {}),
  },
});

/** Removes the canary. */
export const withoutCanary = <P extends Pointed>({ canary: _, ...pointer }: P): Omit<P, 'canary'> => pointer;
