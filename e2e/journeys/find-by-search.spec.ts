import { holdScripts } from '../fixtures/hold-scripts.ts';
import { extendDeadlines } from '../fixtures/patience.ts';
import { layersClosed } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { search } from '../pages/search.ts';
import { textOf } from '../pages/text.ts';

const TERM = 'chardonnay';

test('arrows and Enter open a suggestion, and Escape closes the search and returns the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const { open, modal, field, suggestions } = search(page);
  await extendDeadlines(page);
  await page.goto('/carrito');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  // As one input: suggestions of a part of the term would be replaced while an arrow chooses one.
  await page.keyboard.insertText(TERM);
  await expect(suggestions).toHaveCount(5);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();

  // The first Escape closes the suggestions, the second the search.
  await page.keyboard.press('Escape');
  await expect(suggestions.first()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(TERM);
  await expect(suggestions).toHaveCount(5);
  await page.keyboard.press('ArrowUp');
  const picked = suggestions.last();
  await expect(picked).toHaveAttribute('aria-selected', 'true');
  const words = await textOf(picked);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(vinos|productos)\/[\w-]+/);
  await expect(modal).toBeHidden();
  await expect.poll(async () => words.includes(await textOf(frame(page).heading))).toBe(true);
});

test('Enter without a suggestion opens the results, and recent searches keep the term', {
  tag: '@phone',
}, async ({ page }) => {
  const { open, modal, field, results, recent, removeRecent, suggestedWords } = search(page);
  await extendDeadlines(page);
  await page.goto('/carrito');
  for (const term of [TERM, 'malbec']) {
    await open.click();
    await field.fill(term);
    await field.press('Enter');
    await expect(page).toHaveURL(`/vinos/busqueda?q=${term}`);
    await expect(modal).toBeHidden();
    await expect(frame(page).heading).toHaveText(`Resultados para “${term}”`);
    await expect(results.first()).toBeVisible();
  }

  const texts = Promise.withResolvers<void>();
  await page.route('**/api/pages/general-search', async (route) => {
    await texts.promise;
    await route.continue();
  });
  await page.goto('/carrito');
  await open.click();
  await expect(recent('malbec')).toBeVisible();
  const before = await removeRecent(TERM).boundingBox();
  texts.resolve();
  await expect(suggestedWords).toBeVisible();
  // Otherwise a press just then would miss, or follow a suggested word.
  expect(await removeRecent(TERM).boundingBox()).toEqual(before);
  await removeRecent(TERM).click();
  await expect(recent(TERM)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  // The browser steps back over the search's history entry, which would cancel the reload.
  await layersClosed(page);
  await page.reload();
  await open.click();
  await expect(recent('malbec')).toBeVisible();
  await expect(recent(TERM)).toBeHidden();
});

test('letters typed right after the press on search arrive in its field', async ({ page, trouble }) => {
  const { open, field } = search(page);
  await page.goto('/');
  await open.click();
  await page.keyboard.type('gran res');
  await expect(field).toHaveValue('gran res');
  expect(trouble.all()).toEqual([]);
});

test('letters and Enter typed while the scripts are held back start a search', async ({ page, trouble }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/');
  await search(page).open.click();
  await page.keyboard.type('malbec');
  await page.keyboard.press('Enter');
  letScriptsThrough();
  await expect(page).toHaveURL(/\/vinos\/busqueda\?q=malbec/);
  expect(trouble.all()).toEqual([]);
});

for (const { language, text, chips, listing, count, left, type } of [
  {
    language: 'es',
    text: 'un buen vino tinto',
    chips: 'Lo que entendimos',
    listing: /^Más filtros en Vinos: Tinto/,
    count: /^\d+ productos$/,
    left: 1,
    type: { label: 'Blanco', address: '/vinos/busqueda?q=un+buen+vino+blanco&sort=price' },
  },
  {
    language: 'en',
    text: 'red wine',
    chips: 'What we understood',
    listing: /^More filters in Wines: Red/,
    count: /^\d+ products$/,
    left: 0,
    type: { label: 'White', address: '/vinos/busqueda?q=wine+white&sort=price' },
  },
])
  test(`the results of a sentence show products first, facts as chips and filters that Back restores: ${language}`, async ({
    page,
    context,
    baseURL,
    isMobile,
  }) => {
    await context.addCookies([{ name: 'locale', value: language, url: baseURL as string }]);
    const address = `/vinos/busqueda?q=${encodeURIComponent(text).replaceAll('%20', '+')}`;
    await page.goto(address);
    const { resultsCount, resultGroups, firstPrice, bottomBar, understood, refine } = search(page);
    await expect(resultsCount).toHaveText(count);
    await expect(resultGroups.first()).toHaveText(/^(Productos|Products)$/);
    if (isMobile) {
      // The first product's price is above the bar at the bottom.
      await page.setViewportSize({ width: 360, height: 800 });
      const [price, bar] = [await firstPrice.boundingBox(), await bottomBar.boundingBox()];
      expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      await refine.openFilters.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('link', { name: listing })).toHaveAttribute('href', '/vinos?tipo=tinto');

    // By keyboard: the order, then a chip.
    await refine.order.focus();
    await refine.order.selectOption('price');
    await expect(page).toHaveURL(`${address}&sort=price`);
    const chip = understood(chips).getByRole('link').first();
    await expect(chip).toHaveAttribute('href', /&sort=price$/);
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=[^&]*(tinto|wine)&sort=price$/);
    await expect(understood(chips).getByRole('link')).toHaveCount(left);
    await page.goBack();
    await expect(page).toHaveURL(`${address}&sort=price`);
    await expect(refine.order).toHaveValue('price');
    await expect(understood(chips).getByRole('link')).toHaveCount(2);

    await refine.types.getByRole('link', { name: type.label }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(type.address);
    await expect(refine.types.locator('[aria-current]')).toHaveText(type.label);
    await expect(resultsCount).toHaveText(count);
  });
