import type { Page } from '@playwright/test';
import { eventPath } from 'shared-contracts/api/events';
import { hrefs } from 'shared-contracts/hrefs';
import { axeFindings } from '../fixtures/axe.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Trouble } from '../fixtures/trouble.ts';
import { call, openAccount, signInElsewhere } from '../shop/customer-api.ts';
import { OWN_ROUTES, readProducts, VIEWS } from '../shop/kinds-of-page.ts';

const WIDTHS = [360, 768, 1280];
const NOBODYS = 'no-existe';

const shareFavourites = async (): Promise<string> => {
  const email = `lista.${Date.now()}@example.com`;
  await openAccount(email);
  const { data } = await call<{ data: { token: string } }>('PUT', '/profile/favourites/shared-list', {
    token: await signInElsewhere(email),
    body: { name: 'Para mi cumpleaños' },
  });
  return hrefs.sharedFavourites(data.token);
};

/** Path of each route with parameters, with data of the demo shop. Other parameters get an unknown id. */
const KNOWN: Readonly<Record<string, (wine: string) => string | Promise<string>>> = {
  '/blog/:article': () => '/blog/parras-viejas-del-secano',
  '/vinos/:wine': (wine) => `/vinos/${wine}`,
  '/favoritos/:list': shareFavourites,
  '/productos/:product': (wine) => `/productos/${wine}`,
};

/** axe findings, overflow, errors and CSP violations of a page, at every width. */
const sweep = async (page: Page, trouble: Trouble, address: string): Promise<string[]> => {
  const answer = await page.goto(address);
  expect(answer?.status()).toBeLessThan(400);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    found.push(...(await axeFindings(page)).map((finding) => `${width}: ${finding}`));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) found.push(`${width}: ${wider} px wider than the window`);
  }
  return [...found, ...trouble.all()];
};

test.describe('every route, at three widths', { tag: '@full' }, () => {
  test.skip(({ isMobile }) => isMobile, 'the test sets its own widths');
  // Disable animations: a half faded text would fail the contrast rule.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of OWN_ROUTES) {
    test(`route ${path} responds, does not overflow and has no findings`, async ({
      page,
      wine,
      shop,
      trouble,
    }) => {
      const firstEvent = async (): Promise<string> => {
        const { data } = await (await fetch(`${shop.url}/api/events`)).json();
        return eventPath(data[0].slug);
      };
      const known = path === '/eventos/:event' ? await firstEvent() : await KNOWN[path]?.(wine.slug);
      const address = known ?? path.replace(/\/:\w+\?$/, '').replace(/:\w+/, NOBODYS);
      expect(await sweep(page, trouble, address)).toEqual([]);
    });
  }

  for (const address of VIEWS)
    test(`view ${address} responds, does not overflow and has no findings`, async ({ page, trouble }) => {
      expect(await sweep(page, trouble, address)).toEqual([]);
    });

  test('the page of each product type responds, does not overflow and has no findings', async ({
    page,
    trouble,
  }) => {
    for (const { path } of await readProducts()) expect(await sweep(page, trouble, path), path).toEqual([]);
  });
});
