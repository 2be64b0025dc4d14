/**
 * The chaos matrix (e2e/chaos/cells.ts). A cell is one fault on one page: a fault in the release of one
 * remote, or in the whole shop. A sample of cells runs with all journeys, every cell in `pnpm chaos` and
 * `pnpm test:full`.
 */
import type { Page } from '@playwright/test';
import type { RemoteId } from 'shared-contracts/remote';
import { cohortsOf, joinCohort, reportOthers, STOP_LATEST_MS } from '../chaos/canary-shoppers.ts';
import { ALL_CELLS, type Cell, cellTitle, SAMPLE, sampleCells, strikesOwner } from '../chaos/cells.ts';
import type { ChaosShop } from '../chaos/chaos-shop.ts';
import { expect, test } from '../chaos/fixtures.ts';
import { BESIDE, DESTINATIONS, type Place, placesOf } from '../chaos/places.ts';
import { ASKED_AGAIN, mend, PASSES, RELOADS, strike, UNSEEN } from '../chaos/strike.ts';
import { SOON } from '../fixtures/eventually.ts';
import { hydrated, startScripts } from '../fixtures/hydrated.ts';
import { watchRequests } from '../fixtures/settled.ts';
import { walkTo } from '../fixtures/walk-to.ts';
import { account } from '../pages/account.ts';
import { frame } from '../pages/frame.ts';

type Destination = Pick<Place, 'remote' | 'path' | 'content'>;

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not reloaded').toBe(true);

/** Asserts that header and footer are visible. */
const expectFrame = async (page: Page) => {
  const { header, footer } = frame(page);
  await expect(header).toBeVisible();
  await expect(footer).toBeAttached();
};

const expectAlive = async (page: Page, { remote, content }: Destination) => {
  await hydrated(page, remote);
  await expect(content(page)).toBeVisible();
  await expect(frame(page).failedRegion).toHaveCount(0);
};

/** Presses retry whenever the page offers it. The error region may appear some time after a call has failed. */
const retryUntilShown = (page: Page, { content }: Destination) =>
  expect(async () => {
    const { retry, failedRegion } = frame(page);
    if (await retry.first().isVisible()) await retry.first().click(SOON);
    await expect(failedRegion).toHaveCount(0, SOON);
    await expect(content(page)).toBeVisible(SOON);
  }).toPass();

/** A release that breaks when it runs shows nothing before the first use, because the scripts wait for it. */
const failsAtFirstUse = (page: Page) =>
  expect(async () => {
    await startScripts(page);
    await expect(frame(page).failedRegion).toBeVisible({ timeout: 1_500 });
  }).toPass();

/**
 * Runs `go`. If the cell's fault reloads the page (docs/product/errors.md#missing-chunk), also waits for the
 * reload. @param known number of documents that the tab has loaded before `go`
 */
const settled = async (page: Page, { fault }: Cell, go: () => Promise<unknown>, known = 0): Promise<void> => {
  let documents = known;
  const second = RELOADS.has(fault)
    ? page.waitForEvent('domcontentloaded', { predicate: () => ++documents === 2 })
    : undefined;
  await go();
  await second;
  await failsAtFirstUse(page);
};

/**
 * Removes the fault. Held responses continue by themselves; otherwise the shopper presses the retry button.
 */
const recover = async (page: Page, shop: ChaosShop, { fault }: Cell, place: Destination) => {
  await mend(shop, fault);
  if (!PASSES.has(fault)) await frame(page).retry.first().click();
  if (ASKED_AGAIN.has(fault)) await retryUntilShown(page, place);
  await expectAlive(page, place);
};

/** Asserts that a navigation to a page of another remote works. */
const expectOthersWork = async (page: Page, remote: RemoteId) => {
  const other = DESTINATIONS[remote === 'catalog' ? 'account' : 'catalog'];
  await walkTo(page, other.path);
  await expectAlive(page, other);
  await expectFrame(page);
};

/** The fault is in the page's own remote and prevents it from running. */
const ownPageFails = async (page: Page, shop: ChaosShop, cell: Cell, place: Place) => {
  await strike(shop, cell.fault, place.remote);
  await settled(page, cell, () => page.goto(place.path, { waitUntil: 'commit' }));
  await expectFrame(page);
  if (place.serverHtml) await expect(place.content(page), 'what the server sent stays').toBeVisible();
  await markDocument(page);
  await recover(page, shop, cell, place);
  await expectSameDocument(page);
  await expectOthersWork(page, place.remote);
};

/** The fault is in the page's own remote or in the whole shop, but the page works. */
const ownPageWorks = async (page: Page, shop: ChaosShop, cell: Cell, place: Place) => {
  await strike(shop, cell.fault, place.remote);
  await page.goto(place.path);
  await expectAlive(page, place);
  await expectFrame(page);
  await markDocument(page);
  await expectOthersWork(page, place.remote);
  await expectSameDocument(page);
};

/** The files of the loaded version disappear. The page reloads at most once and shows the new version. */
const chunkIsGone = async (page: Page, shop: ChaosShop, place: Place, beside: string) => {
  await page.goto(beside);
  await hydrated(page, place.remote);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const old = `/remotes/${place.remote}/${shop.good(place.remote)}/`;
  shop.files.break((path) =>
    path.startsWith(old) ? { kind: 'answer', status: 404, type: 'text/plain', body: 'gone' } : undefined,
  );
  await shop.release(place.remote, null);
  await walkTo(page, place.path);
  await expectAlive(page, place);
  expect(loads, 'reloads').toBeLessThanOrEqual(1);
  await expectFrame(page);
  await expectOthersWork(page, place.remote);
};

/**
 * The fault is in another remote. This page works, and so do navigation to the faulty
 * page and back, and its retry.
 */
const otherRemoteFails = async (page: Page, shop: ChaosShop, cell: Cell, place: Place) => {
  const struck = DESTINATIONS[cell.remote as keyof typeof DESTINATIONS];
  await strike(shop, cell.fault, struck.remote);
  await page.goto(place.path);
  await expectAlive(page, place);
  await expectFrame(page);
  if (cell.fault === 'chunk-gone') return expectOthersWork(page, struck.remote);

  await markDocument(page);
  if (UNSEEN.has(cell.fault)) {
    await walkTo(page, struck.path);
    await expectAlive(page, struck);
    return expectSameDocument(page);
  }
  // One document is already open, so a reload loads the second one.
  await settled(page, cell, () => walkTo(page, struck.path), 1);
  await expectFrame(page);
  await walkTo(page, place.path);
  await expectAlive(page, place);
  await walkTo(page, struck.path);
  await expect(frame(page).failedRegion).toBeVisible();
  await recover(page, shop, cell, struck);
  if (!RELOADS.has(cell.fault)) await expectSameDocument(page);
};

/**
 * The API fails. The page shows an error and continues when the API works again. A customer whose session
 * cannot be read counts as a guest until the next page load.
 */
const apiFails = async (page: Page, shop: ChaosShop, cell: Cell, place: Place) => {
  const requestsEnded = watchRequests(page);
  await strike(shop, cell.fault, place.remote);
  // A new query avoids the page cache, which would hide the fault.
  await page.goto(`${place.path}?t=${Date.now()}`, { waitUntil: 'commit' });
  await expectFrame(page);
  await expect(page.getByRole('main')).not.toBeEmpty();
  await markDocument(page);
  if (PASSES.has(cell.fault)) {
    await mend(shop, cell.fault);
    await expectAlive(page, place);
  } else {
    const { failedRegion } = frame(page);
    const isNobody = place.shopper === 'customer';
    const said = isNobody ? account(page).signIn : failedRegion.or(place.content(page));
    await expect(said.first()).toBeVisible();
    await hydrated(page, place.remote);
    await mend(shop, cell.fault);
    if (isNobody) return void (await expectHealed(page, place));
    // The error region appears only after the page's calls have failed.
    await requestsEnded();
    await retryUntilShown(page, place);
    await expectAlive(page, place);
  }
  await expectSameDocument(page);
  await expectOthersWork(page, place.remote);
};

const expectHealed = async (page: Page, place: Place) => {
  await page.goto(place.path);
  await expectAlive(page, place);
};

/**
 * A canary throws at mount. Half of the shoppers get it and see the error region, until the shell stops it by itself.
 */
const canaryThrows = async (page: Page, shop: ChaosShop, place: Place) => {
  const canary = await shop.releaseCanary(place.remote, 'mount-throws');
  const { inside, outside } = cohortsOf(canary);
  await joinCohort(page, shop, inside);
  const reported = page.waitForRequest('**/canary-report');
  await page.goto(place.path);
  await failsAtFirstUse(page);
  await expectFrame(page);
  expect((await reported).postDataJSON()).toMatchObject({
    [place.remote]: { version: canary.version, share: 50, trials: { crashed: 1, error: 0 } },
  });
  const began = performance.now();
  await reportOthers(shop, place.remote, canary, { inside, outside });
  await shop.canaryEnds();
  expect(performance.now() - began, 'time to the stop').toBeLessThan(STOP_LATEST_MS);
  await page.goto(place.path);
  await expectAlive(page, place);
  await markDocument(page);
  await expectOthersWork(page, place.remote);
  await expectSameDocument(page);
};

const sample = new Set(sampleCells(SAMPLE).map(cellTitle));

test.afterEach(async ({ chaosShop }) => {
  chaosShop.files.mend();
  chaosShop.api.mend();
  chaosShop.files.letGo();
  chaosShop.api.letGo();
  chaosShop.regainStorage();
  await chaosShop.rollBack();
});

for (const cell of ALL_CELLS) {
  const title = cellTitle(cell);
  test.describe(() => {
    test.use({ shopper: placesOf({ slug: '' } as never)[cell.place].shopper });
    test(title, { tag: sample.has(title) ? '@sample' : '@full' }, async ({
      page,
      chaosShop: shop,
      bottle,
      uncaught,
    }) => {
      const place = placesOf(bottle)[cell.place];
      if (cell.fault === 'canary-throws') await canaryThrows(page, shop, place);
      else if (!cell.remote)
        await (UNSEEN.has(cell.fault) ? ownPageWorks : apiFails)(page, shop, cell, place);
      else if (!strikesOwner(cell)) await otherRemoteFails(page, shop, cell, place);
      else if (cell.fault === 'chunk-gone') await chunkIsGone(page, shop, place, BESIDE[cell.place]);
      else await (UNSEEN.has(cell.fault) ? ownPageWorks : ownPageFails)(page, shop, cell, place);
      expect(uncaught, 'uncaught errors').toEqual([]);
    });
  });
}
