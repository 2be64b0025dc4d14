/** Large text, long words and small windows must not make a page overflow. */
import type { Page } from '@playwright/test';
import { brokenWords, collidingLabels, documentWidth, setTextSize } from '../fixtures/large-text.ts';
import { extendDeadlines } from '../fixtures/patience.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { winePage } from '../pages/wine.ts';
import { bringOrder } from '../shop/cart-api.ts';

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

/** Cart and checkout steps. The tests fill them first. */
const PURCHASE_PATHS = ['/carrito', '/informacion-personal', '/informacion-de-envio', '/metodo-de-pago'];

/** The fallback fonts, which a slow first visit shows, are wider than the shop's own. */
const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** Overflow and broken words of the open page with text of 200 %. */
const faultsOfLargeText = async (page: Page, path: string): Promise<string[]> => {
  await setTextSize(page, 200);
  const wrong: string[] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = [await documentWidth(page), ...(await brokenWords(page))].filter(
      (fault) => fault !== width,
    );
    wrong.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
  }
  return wrong;
};

test.describe('a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'the header of a desktop; a phone has no gutter for a scrollbar');

  test('keeps the header and the products inside the window at 150 % and 200 % text', async ({ page }) => {
    await page.goto('/vinos');
    for (const percent of [150, 200])
      await test.step(`${percent} %`, async () => {
        await setTextSize(page, percent);
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

  test('gives a tablet the menu row, three columns and a drawer of filters', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/vinos');
    const { cards, openFilters } = listing(page);
    const { mainMenu, openMenu } = frame(page);
    await expect(mainMenu.getByRole('link', { name: 'Vinos', exact: true })).toBeVisible();
    await expect(openMenu).toBeHidden();
    await expect(openFilters).toBeVisible();
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    await test.step('large text replaces the row by the menu button', async () => {
      await setTextSize(page, 200);
      await expect(mainMenu.getByRole('link', { name: 'Vinos', exact: true })).toBeHidden();
      await expect(openMenu).toBeVisible();
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

  test('keeps every kind of page inside 360, 768 and 1280 px at 200 % text', async ({ page }) => {
    await withoutFonts(page);
    const wrong: string[] = [];
    for (const path of LARGE_TEXT_PATHS) {
      await page.goto(path);
      wrong.push(...(await faultsOfLargeText(page, path)));
    }
    expect(wrong).toEqual([]);
  });

  test('keeps a filled cart and each checkout step inside 360, 768 and 1280 px at 200 % text', async ({
    page,
    wine,
    email,
  }) => {
    await withoutFonts(page);
    await bringOrder(page, wine, email);
    const { lines, giftBox, giftText } = cartPage(page);
    await page.goto('/carrito');
    await expect(lines).toHaveCount(1);
    await giftBox.check();
    await giftText.fill('Con cariño para Maximiliano');
    const wrong: string[] = [];
    for (const path of PURCHASE_PATHS) {
      await page.goto(path);
      // The price of the wine appears in the cart's lines, and in the summary of each step.
      const { unfold, next, payment } = checkout(page);
      await expect(lines.or(next).or(payment.pay).first()).toBeVisible();
      if (await unfold.isVisible()) await unfold.click();
      wrong.push(...(await faultsOfLargeText(page, path)));
    }
    expect(wrong).toEqual([]);
  });

  test('keeps the way to pay in sight of the open cart panel at 200 % text', async ({ page, wine }) => {
    await page.goto(`/vinos/${wine.slug}`);
    await winePage(page).add.click();
    const { panel, panelPay } = cartPage(page);
    await expect(panelPay).toBeVisible();
    await setTextSize(page, 200);
    expect(await collidingLabels(page)).toEqual([]);
    await panelPay.scrollIntoViewIfNeeded();
    const covering = await panel.evaluate((dialog) => {
      const { left, top, width, height } = dialog.getBoundingClientRect();
      const found = new Set<string>();
      for (let x = left + 4; x < left + width; x += 8)
        for (let y = top + 4; y < top + height; y += 8) {
          const [upper] = document.elementsFromPoint(x, y);
          if (upper && !dialog.contains(upper)) found.add(upper.outerHTML.slice(0, 80));
        }
      return [...found];
    });
    expect(covering).toEqual([]);
    await panelPay.click();
    await expect(page).toHaveURL('/carrito');
  });

  test('breaks a word of 60 letters that a shopper searches for', async ({ page }) => {
    const word = 'x'.repeat(60);
    await page.goto(`/vinos/busqueda?q=${word}`);
    await expect(frame(page).heading).toContainText(word);
    expect(await documentWidth(page)).toBe(360);
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
