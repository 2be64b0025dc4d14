import type { Browser, Page } from '@playwright/test';
import type { KeptFavourites } from 'shared-contracts/api/favourites.schema';
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { axeFindings } from '../fixtures/axe.ts';
import { startScripts } from '../fixtures/hydrated.ts';
import { rememberOnce } from '../fixtures/remember-once.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { call, openAccount, PASSWORD, signIn, signInElsewhere } from '../shop/customer-api.ts';
import { wellStockedWines } from '../shop/shop-api.ts';

const heartOf = (page: Page, name: string) =>
  page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: `Favorito: ${name}`, exact: true });
/** A browser of its own: another device, or another person. */
const openBrowser = async (browser: Browser, baseURL: string): Promise<Page> => {
  const page = await browser.newPage({ baseURL });
  await rememberOnce(page, { [STORAGE_KEYS.ageAccepted]: AGE_ACCEPTED_VALUE });
  return page;
};
const wines = () => wellStockedWines().slice(0, 2);

test('a guest saves wines, signs in, sees what changed, shares the list and switches it off', async ({
  page,
  context,
  browser,
  email,
  shop,
  trouble,
}) => {
  const [first, second] = wines();
  if (!first || !second) throw new Error('The shop needs two wines');
  const [firstName, secondName] = [first.name_card || first.name, second.name_card || second.name];
  const list = `/vinos?q=${encodeURIComponent(first.brand.name)}`;

  await page.goto(`/vinos/${first.slug}`);
  await page.getByRole('button', { name: `Favorito: ${first.name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Favorito: ${first.name}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Another tab shows the heart before any use of its page, and saves a second wine.
  const tab = await context.newPage();
  await tab.goto(list);
  await expect(heartOf(tab, firstName)).toHaveAttribute('aria-pressed', 'true');
  await tab.goto(`/vinos/${second.slug}`);
  await tab.getByRole('button', { name: `Favorito: ${second.name}`, exact: true }).click();
  await expect(tab.getByRole('button', { name: `Favorito: ${second.name}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/favoritos');
  await expect(page.getByRole('article', { name: firstName, exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: secondName, exact: true })).toBeVisible();
  await expect(page.getByText('Quedan en este navegador.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // In step: the tab removes it, and this page empties its heart.
  await tab.getByRole('button', { name: `Favorito: ${second.name}`, exact: true }).click();
  await expect(heartOf(page, secondName)).toHaveAttribute('aria-pressed', 'false');
  await heartOf(page, secondName).click();
  await expect(heartOf(page, secondName)).toHaveAttribute('aria-pressed', 'true');
  await tab.close();

  // A guest shares the list without an account.
  const shareAs = async (name: string): Promise<string> => {
    await page.getByRole('textbox', { name: 'Nombre de la lista' }).fill(name);
    await page.getByRole('button', { name: 'Crear enlace' }).click();
    return (await page.getByRole('link', { name: 'Enlace de tu lista' }).getAttribute('href')) ?? '';
  };
  const stranger = await openBrowser(browser, shop.url);
  await stranger.goto(await shareAs('Regalos'));
  await expect(stranger.getByRole('heading', { level: 1, name: 'Regalos' })).toBeVisible();
  await expect(stranger.getByRole('article')).toHaveCount(2);

  await openAccount(email);
  await page.goto('/iniciar-sesion');
  const on = account(page);
  await on.email.fill(email);
  await on.password.fill(PASSWORD);
  await on.signIn.click();
  await expect(page).toHaveURL('/');
  await page.goto('/favoritos');
  await expect(page.getByRole('heading', { name: 'Compartir mi lista' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  // The link of before the sign-in can still be ended.
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dejar de compartir “Regalos”' }).click();
  await expect(page.getByRole('heading', { name: 'Lista que compartiste sin cuenta' })).toBeHidden();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Regalos' })).toBeHidden();

  // Another device has them, and removes one.
  const other = await openBrowser(browser, shop.url);
  await signIn(other, email);
  await other.goto('/favoritos');
  await heartOf(other, secondName).click();
  await expect(heartOf(other, secondName)).toHaveAttribute('aria-pressed', 'false');

  const token = await signInElsewhere(email);
  const read = () =>
    call<{ data: KeptFavourites }>('POST', '/profile/favourites', {
      token,
      body: { favourites: [], views: [] },
    });
  const savedIds = async () =>
    (await read()).data.favourites.filter(({ is_saved }) => is_saved).map(({ product_id }) => product_id);
  await expect.poll(savedIds).toEqual([first.id]);

  // The wine was dearer at the last visit.
  const now = new Date().toISOString();
  await call('POST', '/profile/favourites', {
    token,
    body: {
      favourites: [
        {
          product_id: first.id,
          is_saved: true,
          changed_at: now,
          looked_at: now,
          price: first.price + 2000,
          in_stock: true,
        },
      ],
      views: [],
    },
  });
  await page.goto('/favoritos');
  await expect(page.getByText('Bajó $2.000 desde tu última visita')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Bajó $2.000 desde tu última visita')).toBeVisible();

  const link = await shareAs('Para mi cumpleaños');
  expect(await axeFindings(page)).toEqual([]);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Para mi cumpleaños' })).toBeVisible();
  await expect(stranger.getByRole('article', { name: firstName, exact: true })).toBeVisible();
  expect(await axeFindings(stranger)).toEqual([]);

  // The product pages of this visit are in the empty cart.
  await page.goto('/carrito');
  // One sign of use is enough, also before the scripts of the page run.
  await startScripts(page);
  await expect(page.getByRole('region', { name: 'Viste hace poco' })).toContainText(firstName);

  await page.goto('/favoritos');
  await page.getByRole('button', { name: 'Apagar y borrar todo' }).click();
  await expect(page.getByText('Los favoritos están apagados')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Esta lista ya no se comparte')).toBeVisible();
  expect(trouble.all()).toEqual([]);
});
