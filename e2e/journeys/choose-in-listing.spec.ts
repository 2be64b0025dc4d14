import type { Page } from '@playwright/test';
import { eventually, SOON } from '../fixtures/eventually.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { listing } from '../pages/listing.ts';
import { productCard } from '../pages/product-card.ts';
import { readList, readWineFilters } from '../shop/shop-api.ts';

const PAGE = 12;
const SOLD_OUT = 'la-mayor-syrah';
/** More stops than the price slider has. */
const MOST_STOPS = 60;

/** The two wine types with the most products. Together they fill more than one page of the listing. */
const twoKinds = async () => {
  const kinds = (await readWineFilters()).find(({ key }) => key === 'tipo')?.options ?? [];
  const [first, second] = kinds.toSorted((a, b) => b.count - a.count);
  if (!first || !second) throw new Error('The seed has wines of two kinds');
  return [first, second] as const;
};

const cheapestFirst = async (tipo: string[]) => {
  const { data } = await readList('wines', { tipo: tipo.join(','), sort: 'price' });
  return data.map(({ name, name_card }) => name_card || name);
};

const expectKeys = (page: Page, keys: Record<string, string[]>) =>
  expect(page).toHaveURL((url) =>
    Object.entries(keys).every(([key, values]) => {
      const found = url.searchParams.getAll(key);
      return found.length === values.length && values.every((value) => found.includes(value));
    }),
  );

test('the address holds filters, sort and page, and Back and chips remove them one by one', async ({
  page,
  isMobile,
}) => {
  const wines = listing(page);
  const [first, second] = await twoKinds();
  const both = [first.value, second.value];
  const total = first.count + second.count;
  const names = await cheapestFirst(both);
  await page.goto('/vinos');

  // On a phone the filter drawer shows the count. Close it to see the products.
  if (isMobile) await wines.openFilters.click();
  const place = isMobile ? wines.drawer : page.getByRole('main');
  await place.getByRole('checkbox', { name: first.label, exact: true }).check();
  if (isMobile) await expect(wines.showResults).toHaveText(`Ver ${first.count} productos`);
  await expect(wines.count).toHaveText(`${first.count} productos`);
  await place.getByRole('checkbox', { name: second.label, exact: true }).check();
  if (isMobile) {
    await expect(wines.showResults).toHaveText(`Ver ${total} productos`);
    await wines.showResults.click();
    await expect(wines.drawer).toBeHidden();
  }
  await expect(wines.count).toHaveText(`${total} productos`);

  await wines.sort.selectOption({ label: 'Precio: menor a mayor' });
  await expect(wines.cards.first()).toHaveAccessibleName(names[0] as string);
  await wines.pageLink(2).click();
  await expect(wines.range).toHaveText(`${PAGE + 1} - ${2 * PAGE} de ${total} resultados`);
  await expect(wines.cards.first()).toHaveAccessibleName(names[PAGE] as string);
  await expectKeys(page, { tipo: both, sort: ['price'], page: ['2'] });
  await page.reload();
  await expect(wines.cards.first()).toHaveAccessibleName(names[PAGE] as string);
  await expectKeys(page, { tipo: both, sort: ['price'], page: ['2'] });

  await page.goBack();
  await expect(wines.cards.first()).toHaveAccessibleName(names[0] as string);
  await expectKeys(page, { tipo: both, sort: ['price'], page: [] });
  await page.goBack();
  await expect(wines.sort).toHaveValue('relevance');
  await page.goBack();
  await expect(wines.count).toHaveText(`${first.count} productos`);
  await expectKeys(page, { tipo: [first.value], sort: [], page: [] });
  await page.goForward();
  await expect(wines.count).toHaveText(`${total} productos`);

  await wines.chip(first.label).click();
  await expect(wines.count).toHaveText(`${second.count} productos`);
  await wines.chip(second.label).click();
  await expect(page).toHaveURL(/\/vinos$/);
  await expect(wines.chip(second.label)).toBeHidden();
});

test('keys on the price slider narrow and widen the range', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  const wines = listing(page);
  const from20 = await readList('wines', { precio_min: '20000' });
  const all = await readList('wines');
  await page.goto('/vinos');
  if (isMobile) await wines.openFilters.click();
  const place = isMobile ? wines.drawer : page.getByRole('main');
  const lowest = place.getByRole('slider', { name: 'Precio mínimo' });
  const price = () => lowest.getAttribute('aria-valuetext');
  await hydrated(page, 'catalog');
  await lowest.focus();
  // The wanted price is many stops away, so a repeated first press cannot pass it.
  await eventually(
    () => page.keyboard.press('ArrowRight'),
    () => expect(lowest).not.toHaveAttribute('aria-valuetext', 'Sin límite', SOON),
  );
  for (let stops = 0; stops < MOST_STOPS && (await price()) !== '$20.000'; stops += 1) {
    const before = (await price()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(lowest).not.toHaveAttribute('aria-valuetext', before);
  }
  await expect(lowest).toHaveAttribute('aria-valuetext', '$20.000');
  await expect(page).toHaveURL(/\/vinos\?precio_min=20000$/);
  const count = wines.count.or(wines.showResults).first();
  await expect(count).toContainText(`${from20.total} productos`);
  await expect(lowest).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lowest).toHaveAttribute('aria-valuetext', 'Sin límite');
  await expect(page).toHaveURL(/\/vinos$/);
  // Another journey may publish a wine meanwhile.
  const shown = async () => Number.parseInt((await count.textContent())?.match(/\d+/)?.[0] ?? '', 10);
  await expect.poll(shown).toBeGreaterThanOrEqual(all.total);
});

test('the card and the page of a sold-out wine say so, and both buttons are disabled', {
  tag: '@phone',
}, async ({ page }) => {
  const wine = (await readList('wines')).data.find(({ slug }) => slug === SOLD_OUT);
  if (wine?.stock !== 0) throw new Error(`${SOLD_OUT} is sold out in the seed`);
  const name = wine.name_card || wine.name;
  await page.goto(`/vinos?marca=${wine.brand.slug}`);
  const card = productCard(listing(page).card(name));
  await expect(card.soldOut).toBeVisible();
  await expect(card.add).toBeDisabled();

  await card.detail.click();
  await expect(page).toHaveURL(new RegExp(`/vinos/${wine.slug}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: wine.name })).toBeVisible();
  const expectSoldOut = async () => {
    await expect(main.getByText('Agotado').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Agregar al carrito' }).first()).toBeDisabled();
  };
  await expectSoldOut();
  // After the reload the server renders the same page.
  await page.reload();
  await expectSoldOut();
});
