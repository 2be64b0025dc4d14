import { axeFindings } from '../fixtures/axe.ts';
import { settled } from '../fixtures/settled.ts';
import { addTwo, beginCheckout, fillDelivery, fillPersonal, openCart } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';

test.describe('the age gate', () => {
  test.use({ adult: false });

  test('has no accessibility findings and does not close on Escape', async ({ page }) => {
    await page.goto('/');
    await expect(frame(page).ageGate).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Escape');
      await expect(frame(page).ageGate).toBeVisible();
    }
  });
});

/** One path of each kind of page. `every-route` checks the other paths in `pnpm test:full`. */
const PATHS = {
  'pages of the shop': ['/', '/vinos', '/iniciar-sesion', '/carrito', '/no/existe'],
  'pages of content': [
    '/acerca-de/condiciones-generales',
    '/vino-bar',
    '/blog/parras-viejas-del-secano',
    '/contacto',
    '/reserva-mesa',
  ],
};
for (const [title, paths] of Object.entries(PATHS)) {
  test(`${title} have no accessibility findings`, async ({ page }) => {
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(frame(page).heading).toHaveCount(1);
      await settled(page);
      found.push(...(await axeFindings(page)));
    }
    expect(found).toEqual([]);
  });
}

test('wine page, cart and each checkout step have no accessibility findings', async ({
  page,
  wine,
  email,
}) => {
  const found: Record<string, string[]> = {};
  const look = async () => {
    await settled(page);
    found[new URL(page.url()).pathname] = await axeFindings(page);
  };
  await page.goto(`/vinos/${wine.slug}`);
  await look();
  await addTwo(page);
  await openCart(page, 2);
  await expect(page.getByRole('link', { name: 'Continuar compra' })).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Continuar compra' }).click();
  await expect(page.getByRole('button', { name: 'Continuar como invitado' })).toBeVisible();
  await look();
  await fillPersonal(page, email);
  await expect(page).toHaveURL('/informacion-de-envio');
  await look();
  await fillDelivery(page);
  await expect(page).toHaveURL('/metodo-de-pago');
  await look();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, []])));
  expect(Object.keys(found)).toHaveLength(5);
});

test('a failed submit lists the empty fields and describes each by its error', async ({ page, wine }) => {
  await beginCheckout(page, wine);
  await page.getByRole('button', { name: 'Continuar como invitado' }).click();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await expect(name).toHaveAccessibleDescription(/El campo nombre es requerido/);
  const summary = page.getByRole('region', { name: /^Falta corregir \d+ datos$/ });
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'Nombre', exact: true }).click();
  await expect(name).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});
