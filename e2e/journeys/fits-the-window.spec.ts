/** Large text, long words and small windows must not make a page overflow. */
import type { Page } from '@playwright/test';
import { extendDeadlines } from '../fixtures/patience.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';

const LARGE_TEXT_PATHS = [
  '/',
  '/vinos',
  '/vinos/cordillera-alta-cabernet-sauvignon',
  '/productos/brie-de-meaux?t=g',
  '/productos/caja-descubre-chile?t=b',
  '/blog/parras-viejas-del-secano',
  '/contacto',
  '/reserva-mesa',
  '/sommelier-virtual',
  '/datos-de-transferencia',
  '/carrito',
];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const textAt = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);

test.describe('a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'the header of a desktop; a phone has no gutter for a scrollbar');

  test('keeps the header and the products inside the window at 150 % and 200 % text', async ({ page }) => {
    await page.goto('/vinos');
    for (const percent of [150, 200])
      await test.step(`${percent} %`, async () => {
        await textAt(page, percent);
        const sticking = await frame(page).header.evaluate((header) =>
          [...header.querySelectorAll('a, button'), ...document.querySelectorAll('nav > ul > li > a')]
            .filter(
              (control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth,
            )
            .map((control) => control.textContent),
        );
        expect(sticking).toEqual([]);
        const cut = await page
          .getByRole('article')
          .locator('*')
          .evaluateAll((parts) =>
            parts
              .filter((part) => part.getBoundingClientRect().right > innerWidth)
              .map(({ textContent }) => textContent),
          );
        expect(cut).toEqual([]);
        const { height } = (await frame(page).header.boundingBox()) ?? { height: 0 };
        expect(height).toBeLessThanOrEqual(200);
      });
  });

  test('gives the side with the scrollbar the colour of the open search', async ({ page }) => {
    await extendDeadlines(page);
    await page.goto('/vinos');
    await frame(page).header.getByRole('button', { name: 'Buscar' }).click();
    const search = page.getByRole('dialog', { name: 'Buscar' });
    await expect(search).toBeVisible();
    const grounds = await search.evaluate((element) =>
      [element, document.documentElement].map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(grounds[1]).toBe(grounds[0]);
  });
});

test.describe('a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone is the narrowest window');

  test('keeps every kind of page inside 360 px and 768 px at 200 % text', async ({ page }) => {
    // The fallback fonts, which a slow first visit shows, are wider than the shop's own.
    await page.route('**/*.woff2', (route) => route.abort());
    const wide: string[] = [];
    for (const path of LARGE_TEXT_PATHS) {
      await page.goto(path);
      await textAt(page, 200);
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await widthOf(page);
        if (found !== width) wide.push(`${path} at ${width} px: ${found} px`);
      }
    }
    expect(wide).toEqual([]);
  });

  test('breaks a word of 60 letters that a shopper searches for', async ({ page }) => {
    const word = 'x'.repeat(60);
    await page.goto(`/vinos/busqueda?q=${word}`);
    await expect(frame(page).heading).toContainText(word);
    expect(await widthOf(page)).toBe(360);
  });

  test.describe('on a first visit', () => {
    test.use({ adult: false, viewport: { width: 320, height: 640 } });

    test('ends the age gate below its last answer', async ({ page }) => {
      await page.goto('/');
      const { ageGate, ageNo } = frame(page);
      const bottom = async (part: typeof ageNo) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      expect((await bottom(ageGate)) - (await bottom(ageNo))).toBeLessThanOrEqual(24);
    });
  });
});
