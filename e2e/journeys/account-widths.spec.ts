import { axeFindings } from '../fixtures/axe.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { openAccount, orderAs, signIn, signInElsewhere } from '../shop/customer-api.ts';

test('a used reset link shows its notice at full width above the link to a new one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/reiniciar-contrasena');
  const text = page.getByText('Los enlaces sirven una sola vez');
  await expect(text).toBeVisible();
  // A layout with the text next to its button left only 151 px for the text.
  expect((await text.boundingBox())?.width).toBeGreaterThan(280);
});

for (const width of [360, 768, 1280])
  for (const lang of ['es', 'en'])
    test(`the pages of my account have no findings at ${width} px, lang ${lang}`, { tag: '@full' }, async ({
      page,
      email,
      wine,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAccount(email);
      await orderAs(await signInElsewhere(email), email, wine.sku, 1);
      await signIn(page, email);
      await page.goto('/cuenta/mi-cuenta/compras');
      const order = await page.locator('main a[href*="/compras/"]').first().getAttribute('href');
      const rooms = ['', '/compras', '/mis-datos', '/mis-direcciones', '/privacidad'];
      const found: string[] = [];
      for (const path of [...rooms.map((room) => `/cuenta/mi-cuenta${room}`), order ?? '']) {
        await page.goto(`${path}?lang=${lang}`);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expect(frame(page).heading).toHaveCount(1);
        await settled(page);
        found.push(...(await axeFindings(page)));
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (isTooWide) found.push(`${path} is wider than ${width} px`);
      }
      expect(found).toEqual([]);
    });
