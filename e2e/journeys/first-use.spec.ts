/**
 * Every sign of use on each kind of control of each remote, before, during and after the download of the scripts. The
 * sign starts the page, and its action is performed or its value is kept (shared-contracts/src/signs-of-use.ts).
 */
import type { Page } from '@playwright/test';
import { SIGNS_OF_USE, type SignName } from 'shared-contracts/signs-of-use';
import { MOUNTED_MS } from '../fixtures/hydrated.ts';
import { MAKE_SIGN, WRITTEN } from '../fixtures/make-sign.ts';
import { modulesDownloaded } from '../fixtures/modules-downloaded.ts';
import { slowLine } from '../fixtures/slow-line.ts';
import { expect, test } from '../fixtures/test.ts';
import { USED_CONTROLS, type UsedControl } from '../fixtures/used-controls.ts';
import { frame } from '../pages/frame.ts';
import { bringCart } from '../shop/cart-api.ts';

/** Holds the files that match. @returns function that lets them through */
const hold = async (page: Page, files: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
};

/** Prepares the page for the moment of the sign. */
const MOMENTS = {
  'before the download': async (page: Page) => ({
    afterOpening: async () => {},
    afterSign: await hold(page, /\.js$/),
  }),
  'during the download': async (page: Page) => ({
    afterOpening: async () => {},
    afterSign: await hold(page, /\/remotes\/.*\.js$/),
  }),
  'after the download': async (page: Page) => ({
    afterOpening: () => modulesDownloaded(page),
    afterSign: () => {},
  }),
  'at 400 kbit/s': async (page: Page) => {
    await slowLine(page);
    return { afterOpening: async () => {}, afterSign: () => {} };
  },
} as const;
type Moment = keyof typeof MOMENTS;

const started = async (page: Page, { remote }: Pick<UsedControl, 'remote'>): Promise<void> => {
  const mounts = () =>
    page.evaluate((name) => performance.getEntriesByName(name).length, `${remote} mount`).catch(() => 0);
  await expect.poll(mounts, { timeout: MOUNTED_MS }).toBeGreaterThan(0);
};

const expectEffect = async (page: Page, sign: SignName, control: UsedControl): Promise<void> => {
  const { effect } = SIGNS_OF_USE[sign];
  if (effect === 'performed') await control.performed?.(page);
  if (effect !== 'kept') return;
  if (control.kind === 'list' || control.kind === 'box') await control.performed?.(page);
  else await expect(control.find(page)).toHaveValue(new RegExp(WRITTEN));
};

/** On a slow line, the browser may open the page with the same purpose before the scripts are there. */
const leftFor = (page: Page, fallback: RegExp): Promise<void> =>
  page.waitForURL(fallback, { timeout: 0, waitUntil: 'commit' });

/** The other one fails when the test is over. */
const firstOf = async (...ways: readonly Promise<void>[]): Promise<void> => {
  for (const way of ways) way.catch(() => {});
  await Promise.race(ways);
};

const makeSign = (page: Page, sign: SignName, { find, kind }: UsedControl): Promise<unknown> =>
  MAKE_SIGN[sign]({ page, control: find(page), kind });

const SIGNS = Object.keys(SIGNS_OF_USE) as SignName[];
/** Signs that exist on the control. */
const signsOf = ({ kind, without = [] }: UsedControl): SignName[] =>
  SIGNS.filter((sign) => SIGNS_OF_USE[sign].kinds.some((one) => one === kind) && !without.includes(sign));

const MOMENT_NAMES = Object.keys(MOMENTS) as Moment[];
const momentsOf = ({ isOfCart }: UsedControl): Moment[] =>
  isOfCart ? ['after the download', 'at 400 kbit/s'] : MOMENT_NAMES;

/** `pnpm test` makes each sign once, at one moment, on controls in turn. */
const isSample = (sign: SignName, control: UsedControl, moment: Moment): boolean => {
  const controls = USED_CONTROLS.filter((one) => signsOf(one).includes(sign) && !one.isOfCart);
  return moment === 'during the download' && control === controls[SIGNS.indexOf(sign) % controls.length];
};

for (const control of USED_CONTROLS)
  for (const moment of momentsOf(control))
    for (const sign of signsOf(control))
      test(`${moment}, ${control.remote}, ${control.title} (${control.kind}): ${sign}`, {
        tag: isSample(sign, control, moment) ? [] : '@full',
      }, async ({ page, wine, trouble }) => {
        if (control.isOfCart) await bringCart(page, wine);
        const { afterOpening, afterSign } = await MOMENTS[moment](page);
        const { path } = control;
        await page.goto(typeof path === 'string' ? path : path(wine), { waitUntil: 'commit' });
        await afterOpening();
        await makeSign(page, sign, control);
        afterSign();
        const byScripts = started(page, control).then(() => expectEffect(page, sign, control));
        const { fallback } = control;
        if (fallback && moment === 'at 400 kbit/s') await firstOf(byScripts, leftFor(page, fallback));
        else await byScripts;
        expect(trouble.all()).toEqual([]);
      });

for (const moment of MOMENT_NAMES) {
  const tag = moment === 'during the download' ? [] : '@full';
  test(`${moment}: a pointer that rests on a menu entry`, { tag }, async ({ page }) => {
    const { afterOpening, afterSign } = await MOMENTS[moment](page);
    await page.goto('/', { waitUntil: 'commit' });
    await afterOpening();
    const { mainMenu } = frame(page);
    await mainMenu.getByRole('link', { name: 'Vinos', exact: true }).hover();
    afterSign();
    await expect(mainMenu.locator('li[data-open]')).toBeVisible();
  });

  test(`${moment}: a scroll`, { tag }, async ({ page }) => {
    const { afterOpening, afterSign } = await MOMENTS[moment](page);
    await page.goto('/vinos', { waitUntil: 'commit' });
    await afterOpening();
    await expect(frame(page).footer).toBeAttached();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    afterSign();
    await started(page, { remote: 'catalog' });
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
}
