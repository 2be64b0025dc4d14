/** Chooses the releases of a shopper while canaries run. */
import type { Release } from '../read-release.ts';
import { isChosen } from './cohort.ts';

/** A canary that some of the shoppers get. */
export interface RunningCanary {
  readonly id: string;
  readonly release: Release;
  /** Version that the other shoppers get. */
  readonly control: string;
  /** Percent, below 100. */
  readonly share: number;
  readonly seed: string;
  /** ISO time since which this share applies. */
  readonly since: string;
  readonly steps: readonly number[];
}

/** The releases that all cohorts with the same canaries get. */
interface Choice {
  readonly releases: ReadonlyMap<string, Release>;
  /** Names of the canaries in this choice, separated by commas. Empty for none. */
  readonly variant: string;
  /** Changes with the releases, and with the share of every running canary. */
  readonly revision: string;
}

const nameOf = ({ id, version }: Pick<Release, 'id' | 'version'>): string => `${id}@${version}`;

/** @param control releases of the shoppers in no canary */
export const createChoices = (control: ReadonlyMap<string, Release>, canaries: readonly RunningCanary[]) => {
  const known = new Map<string, Choice>();
  // A kept page of another share would report its signals for the wrong share, so the revision changes with them.
  const shares = canaries.map(({ release, seed, share }) => `canary ${nameOf(release)} ${seed} ${share}%`);

  const make = (chosen: readonly RunningCanary[], variant: string): Choice => {
    const releases = new Map(control);
    for (const { id, release } of chosen) releases.set(id, release);
    return {
      releases,
      variant,
      revision: [...[...releases.values()].map(nameOf), ...shares].join(),
    };
  };
  const choose = (chosen: readonly RunningCanary[]): Choice => {
    const variant = chosen.map(({ id }) => id).join();
    const choice = known.get(variant) ?? make(chosen, variant);
    known.set(variant, choice);
    return choice;
  };

  return {
    /** @param cohort absent for a shopper in no canary */
    of: (cohort?: number) =>
      choose(cohort === undefined ? [] : canaries.filter(({ seed, share }) => isChosen(seed, cohort, share))),
    /** All releases that some shopper gets. */
    used: () => [...control.values(), ...canaries.map(({ release }) => release)],
  };
};
