/** Shoppers of a canary: the one of the page, and others whose browsers only report. */
import type { Page } from '@playwright/test';
import type { Canary } from 'releases/canary/canary';
import { COHORTS, isChosen } from 'releases/canary/cohort';
import { COHORT_COOKIE } from 'shared-contracts/domain/storage-keys';
import type { RemoteId } from 'shared-contracts/remote';
import type { ChaosShop } from './chaos-shop.ts';

/** A canary that is worse must end within this time of the proof. */
export const STOP_LATEST_MS = 60_000;
/** Browsers that report. The canary crashes in all that have it. */
const BROWSERS = { inside: 6, outside: 12 } as const;

export interface Cohorts {
  /** A cohort that gets the canary. */
  inside: number;
  /** A cohort that gets the release before. */
  outside: number;
}

export const cohortsOf = ({ seed, share }: Canary): Cohorts => {
  const all = Array.from({ length: COHORTS }, (_, cohort) => cohort);
  const inside = all.find((cohort) => isChosen(seed, cohort, share)) as number;
  return { inside, outside: all.find((cohort) => !isChosen(seed, cohort, share)) as number };
};

export const joinCohort = (page: Page, { url }: ChaosShop, cohort: number): Promise<void> =>
  page.context().addCookies([{ name: COHORT_COOKIE, value: String(cohort), url }]);

/** Sends what the browsers of other shoppers would send. */
export const reportOthers = async (
  shop: ChaosShop,
  remote: RemoteId,
  { version, share }: Canary,
  cohorts: Cohorts,
): Promise<void> => {
  for (const [place, count] of Object.entries(BROWSERS) as [keyof Cohorts, number][]) {
    const isInside = place === 'inside';
    const trials = { error: 0, crashed: Number(isInside) };
    const part = { version: isInside ? version : shop.good(remote), share, trials, events: [] };
    for (let browser = 0; browser < count; browser += 1) {
      const { status } = await fetch(`${shop.url}/canary-report`, {
        method: 'POST',
        headers: { cookie: `${COHORT_COOKIE}=${cohorts[place]}` },
        body: JSON.stringify({ [remote]: part }),
      });
      if (status !== 204) throw new Error(`The report of a browser was answered with ${status}`);
    }
  }
};
