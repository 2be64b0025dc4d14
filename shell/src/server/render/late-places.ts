/** Counts renders that go on after their deadline, so that they do not take all places of a release. */
import type { Place } from './gate.ts';

/** Share for pages that a stranger can invent. */
const OTHER_SHARE = 0.5;

export const createLatePlaces = (atOnce: number) => {
  const taken = new Map<string, number>();
  return {
    /** False when no place is left. Then the render must end. */
    take(release: string, { isOrdinary }: Place): boolean {
      const count = taken.get(release) ?? 0;
      if (count >= (isOrdinary ? atOnce : Math.floor(atOnce * OTHER_SHARE))) return false;
      taken.set(release, count + 1);
      return true;
    },
    giveBack(release: string) {
      const left = (taken.get(release) ?? 0) - 1;
      if (left > 0) taken.set(release, left);
      else taken.delete(release);
    },
  };
};
