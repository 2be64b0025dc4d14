/** Back restores pages from the browser's back/forward cache, and a restored page is up to date. */
import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { WHOLE_BROWSER } from '../fixtures/launch.ts';
import { layerInHistory, layersClosed, settled, watchRequests } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { winePage } from '../pages/wine.ts';
import { bringCart } from '../shop/cart-api.ts';
import { openAccount, signIn } from '../shop/customer-api.ts';
import { kindsOfPage } from '../shop/kinds-of-page.ts';

// The headless shell has no such cache, and Playwright turns it off.
test.use({ launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Identifies the document: a restored page is the same document as before. */
const documentOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

declare global {
  interface Window {
    /** The `persisted` of the last `pageshow`. */
    wasPersisted?: boolean;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      window.wasPersisted = persisted;
    }),
  ),
);

/** Waits until the browser has told the same document that it comes from the cache. */
const wasPersisted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.wasPersisted);
};

/** Goes back. Playwright's own `goBack` waits for a load, which a restored page does not have. */
const back = async (page: Page, steps = 1): Promise<void> => {
  const left = await documentOf(page);
  await page.evaluate((by) => setTimeout(() => history.go(-by)), steps);
  await expect(async () => expect(await documentOf(page)).not.toBe(left)).toPass();
};

/** Why the browser loaded the page again. */
const lostReason = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify((entry as { notRestoredReasons?: unknown }).notRestoredReasons ?? 'unknown');
  });

/** The browser keeps this many pages of a tab. */
const KEPT = 5;

/** Opens the pages one after the other, goes back to each, and returns those that were loaded again. */
const findLost = async (
  page: Page,
  paths: readonly string[],
  ready = () => settled(page),
): Promise<Record<string, string>> => {
  const lost: Record<string, string> = {};
  for (let at = 0; at < paths.length; at += KEPT) {
    const visits: { path: string; left: number }[] = [];
    for (const path of paths.slice(at, at + KEPT)) {
      await page.goto(path);
      await ready();
      visits.push({ path, left: await documentOf(page) });
    }
    await page.goto('/robots.txt');
    for (const { path, left } of visits.reverse()) {
      await back(page);
      if ((await documentOf(page)) !== left) lost[path] = await lostReason(page);
      else await wasPersisted(page);
    }
  }
  return lost;
};

/** A page that holds a lock when the shopper leaves, because it renews the token or reads the cart, is not restored. */
const holdsNoLock = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);

test('restores pages of every remote', async ({ page, wine }) => {
  const [article = ''] = (await kindsOfPage()).filter((path) => path.startsWith('/blog/'));
  const paths = [
    '/',
    '/vinos',
    `/vinos/${wine.slug}`,
    article,
    '/reserva-mesa',
    '/carrito',
    '/iniciar-sesion',
  ];
  expect(await findLost(page, paths)).toEqual({});
});

test('restores the pages of a customer', async ({ page, email }) => {
  await openAccount(email);
  await signIn(page, email);
  let visits = 0;
  let renewals = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/refresh')) renewals += 1;
  });
  const requestsEnded = watchRequests(page);
  const isRenewed = async () => {
    visits += 1;
    await settled(page);
    // Each page of a customer renews the token once.
    await expect.poll(() => renewals).toBe(visits);
    await requestsEnded();
    await holdsNoLock(page);
  };
  const paths = ['/vinos', '/cuenta/mi-cuenta', '/cuenta/mi-cuenta/compras'];
  expect(await findLost(page, paths, isRenewed)).toEqual({});
});

test('restores a cart with lines', async ({ page, wine }) => {
  await bringCart(page, wine);
  const requestsEnded = watchRequests(page);
  const line = cartPage(page).line(wine.name);
  const quantity = line.getByRole('spinbutton', { name: 'Cantidad' });
  const isRead = async () => {
    await settled(page);
    await expect(quantity).toHaveValue('2');
    await requestsEnded();
    await holdsNoLock(page);
  };
  expect(await findLost(page, ['/carrito'], isRead)).toEqual({});
  await expect(quantity).toHaveValue('2');
  await line.getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(frame(page).cartButton(3)).toBeVisible();
});

test('restores every kind of page', { tag: '@full' }, async ({ page, request }) => {
  test.setTimeout(900_000);
  const paths: string[] = [];
  // Browsers restore no page with an error status. A page whose address contains a secret is not stored.
  for (const path of await kindsOfPage()) {
    const answer = await request.get(path);
    if (answer.ok() && !answer.headers()['cache-control']?.includes('no-store')) paths.push(path);
  }
  expect(await findLost(page, paths)).toEqual({});
});

test('shows the cart that another page has changed', async ({ page, wine }) => {
  await page.goto('/vinos');
  await hydrated(page, 'catalog');
  const list = await documentOf(page);
  await page.goto(`/vinos/${wine.slug}`);
  await winePage(page).add.click();
  await expect(frame(page).cartButton(1)).toBeVisible();
  // The cart panel has its own history entry.
  await expect(cartPage(page).panelLink).toBeVisible();
  await layerInHistory(page);
  await page.keyboard.press('Escape');
  await layersClosed(page);
  await back(page);
  expect(await documentOf(page)).toBe(list);
  await expect(frame(page).cartButton(1)).toBeVisible();
});

test('performs no click that waited for scripts when the shopper left', async ({ page, wine }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(`/vinos/${wine.slug}`);
  const { add } = winePage(page);
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await page.goto('/robots.txt');
  await back(page);
  await expect(add).not.toHaveAttribute('aria-busy');
  letScriptsThrough();
  await hydrated(page, 'catalog');
  await expect(frame(page).cartButton(0)).toBeVisible();
});

test('shows no account page after the sign-out', async ({ page, email }) => {
  await openAccount(email);
  await signIn(page, email);
  const on = account(page);
  await page.goto('/cuenta/mi-cuenta');
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.goto('/cuenta/mi-cuenta/privacidad');
  await on.signOut.click();
  await expect(page).toHaveURL('/');
  await back(page, 2);
  await expect(page).toHaveURL('/iniciar-sesion');
  await expect(page.getByText(email, { exact: true })).toBeHidden();
  await expect(on.signIn).toBeVisible();
});
