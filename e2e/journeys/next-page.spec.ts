/**
 * The browser prepares the page of a link that the shopper is about to follow. Runs in a tab of its own, because a tab
 * with Playwright prerenders nothing.
 */
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { completed, movePointer, openPage, placeOf, pressLink } from 'tools/browser/press-link';
import { openTab, type Tab } from 'tools/browser/tab';
import { test as base, expect } from '../fixtures/test.ts';

/** Accepts the age gate once, and notes for each event of the data layer whether it came before the activation. */
const ON_DOCUMENT = `
  if (!sessionStorage.getItem('begun')) {
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('${STORAGE_KEYS.ageAccepted}', '${AGE_ACCEPTED_VALUE}');
  }
  window.tracked = [];
  window.dataLayer = [];
  window.dataLayer.push = ({ event }) => window.tracked.push([event, document.prerendering]);
`;

const LINK = 'main article a[href^="/vinos/"]';

const test = base.extend<{ tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  tab: async ({}, use) => {
    const tab = await openTab(ON_DOCUMENT);
    await use(tab);
    await tab.close();
  },
});

test('a pressed link shows its prerendered page, which counts as viewed once', async ({ tab, shop }) => {
  const list = await openPage(tab, `${shop.url}/vinos`);
  const { place, next } = await pressLink(tab, list, LINK);
  await completed(next, place.href ?? '');
  // Stands for any early start of the scripts. They run without another sign of use once the page is open.
  await next.evaluate("dispatchEvent(new KeyboardEvent('keydown'))");
  // The pointer is still down, so the page cannot have been activated, however slow the machine is.
  expect(await next.evaluate('document.prerendering')).toBe(true);
  await movePointer(list, 'Released', place);
  await expect.poll(() => next.evaluate('document.prerendering')).toBe(false);
  const views = () => next.evaluate("tracked.filter(([event]) => event === 'page_view')");
  await expect.poll(views).toEqual([['page_view', false]]);
  expect(await next.evaluate('tracked.filter(([, isEarly]) => isEarly)')).toEqual([]);
  const opened = await next.evaluate<number>("performance.getEntriesByType('navigation')[0].activationStart");
  expect(opened).toBeGreaterThan(0);
  const mounted = () =>
    next.evaluate<number>("performance.getEntriesByName('catalog mount')[0]?.startTime ?? 0");
  await expect.poll(mounted).toBeGreaterThan(opened);
});

test('an age gate that opened in a prerendered page can be answered in the open page', async ({
  tab,
  shop,
}) => {
  const list = await openPage(tab, `${shop.url}/vinos`);
  await list.evaluate(`localStorage.removeItem('${STORAGE_KEYS.ageAccepted}')`);
  const { place, next } = await pressLink(tab, list, LINK);
  await completed(next, place.href ?? '');
  const isGateOpen = () => next.evaluate("document.getElementById('age-gate').open");
  await expect.poll(isGateOpen).toBe(true);
  await movePointer(list, 'Released', place);
  await expect.poll(() => next.evaluate('document.prerendering')).toBe(false);
  // The browser may drop a press before the first frame of the open page.
  await expect(async () => {
    const yes = await placeOf(next, '#age-gate [data-answer="yes"]');
    await movePointer(next, 'Pressed', yes);
    await movePointer(next, 'Released', yes);
    await expect.poll(isGateOpen, { timeout: 2_000 }).toBe(false);
  }).toPass();
});
