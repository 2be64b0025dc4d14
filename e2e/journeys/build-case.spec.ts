import type { Page } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { axeFindings } from '../fixtures/axe.ts';
import { startScripts } from '../fixtures/hydrated.ts';
import { fillDelivery, fillPersonal } from '../fixtures/shopping.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { setStock } from '../shop/operator.ts';
import { soldOutWines } from '../shop/shop-api.ts';

/** Saving of a case of 6 in the demo shop, in per cent. */
const SAVING = 5;
const inCase = ({ price, reference_price }: ProductCard): number =>
  Math.min(price, Math.round((Math.max(price, Number(reference_price) || 0) * (100 - SAVING)) / 100));

/** At the end of the page the panel covers no control. */
const checkAtEnd = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await axeFindings(page)).toEqual([]);
};

test('a guest builds a case, exchanges a bottle that sells out, and orders the case', async ({
  page,
  email,
  trouble,
}, { project }) => {
  // Sold-out wines of its own for each project, because the journey sets their stock. choose-in-listing.spec.ts needs one.
  const free = soldOutWines().filter(({ slug }) => slug !== 'la-mayor-syrah');
  const [first, second] = project.name === 'phone' ? free.slice(0, 2) : free.slice(2, 4);
  if (!first || !second) throw new Error('The seed has too few sold-out wines');
  const cart = cartPage(page);
  const tray = page.getByRole('region', { name: 'Tu caja' });
  const line = cart.line('Caja de 6 botellas');
  try {
    await setStock(first.sku, 20);
    await setStock(second.sku, 20);

    await test.step('starts a case, and adds bottles from a list and a product page', async () => {
      await page.goto(`/arma-tu-caja?agrega=${first.sku}`);
      await expect(tray.getByRole('status')).toContainText('Te faltan 5 de 6');
      await page.goto(`/vinos?q=${encodeURIComponent(first.name)}`);
      await startScripts(page);
      await expect(tray.getByRole('status')).toContainText('Te faltan 5 de 6');
      await page
        .getByRole('article', { name: first.name, exact: true })
        .getByRole('button', { name: /^\+ Caja/ })
        .click();
      await expect(tray.getByRole('status')).toContainText('Te faltan 4 de 6');
      await checkAtEnd(page);
      await page.goto(hrefOfProduct(first));
      await startScripts(page);
      await tray.getByRole('button', { name: 'Agregar este vino' }).click();
      await expect(tray.getByRole('status')).toContainText('Te faltan 3 de 6');
      await checkAtEnd(page);
      await tray.getByRole('link', { name: 'Ver mi caja' }).click();
      await expect(page).toHaveURL('/arma-tu-caja');
      await expect(tray.getByRole('button', { name: `Sacar una botella de ${first.name}` })).toHaveCount(3);
    });

    await test.step('opens a shared case, and fills its last place', async () => {
      await page.goto(`/arma-tu-caja?caja=6&botellas=${first.sku}*3,${second.sku}*2`);
      await expect(tray.getByRole('status')).toContainText('Te falta 1 de 6 · ahorras');
      await page.getByRole('searchbox', { name: 'Busca un vino' }).fill(first.name);
      await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click();
      await page
        .getByRole('button', { name: `Agregar ${first.name} a la caja` })
        .first()
        .click();
      await expect(tray.getByRole('status')).toContainText('Tu caja está completa');
      expect(await axeFindings(page)).toEqual([]);
      await tray.getByRole('button', { name: 'Agregar al carrito' }).click();
    });

    const price = 4 * inCase(first) + 2 * inCase(second);
    await test.step('sees one line that opens to its bottles', async () => {
      await expect(page).toHaveURL('/carrito');
      await expect(line).toContainText(formatClp(price));
      await line.getByText('Ver las 6 botellas').click();
      await expect(line.getByRole('link', { name: `4 × ${first.name}` })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('is told in the cart that a bottle sold out, and exchanges it in one press', async () => {
      await setStock(second.sku, 0);
      await page.reload();
      await expect(line).toContainText(`${second.name} se agotó.`);
      await expect(cart.checkout).toBeHidden();
      expect(await axeFindings(page)).toEqual([]);
      await line.getByRole('button', { name: /^Cambiar por / }).click();
      await expect(cart.checkout).toBeVisible();
      await expect(line).not.toContainText('se agotó');
    });

    await test.step('orders a case of the own wines', async () => {
      await setStock(second.sku, 20);
      await line.getByRole('button', { name: 'Eliminar Caja de 6 botellas' }).click();
      await expect(cart.empty).toBeVisible();
      await page.goto(`/arma-tu-caja?caja=6&botellas=${first.sku}*4,${second.sku}*2`);
      await tray.getByRole('button', { name: 'Agregar al carrito' }).click();
      await cart.checkout.click();
      await fillPersonal(page, email);
      await fillDelivery(page);
      await checkout(page).payment.transfer.check();
      await checkout(page).payment.terms.check();
      await checkout(page).payment.pay.click();
      await expect(page.getByText('Caja 1 (de 6)').first()).toBeVisible();
    });
    expect(trouble.all()).toEqual([]);
  } finally {
    await setStock(first.sku, 0);
    await setStock(second.sku, 0);
  }
});

test('the page of cases speaks English, and the menu leads to it', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/');
  if (!isMobile) {
    await page.getByRole('link', { name: 'Build a case' }).first().click();
    await expect(page).toHaveURL('/arma-tu-caja');
  } else await page.goto('/arma-tu-caja');
  await expect(page.getByRole('heading', { level: 1, name: 'Build a case' })).toBeVisible();
  await page.getByRole('button', { name: 'Use the case Six reds for the winter' }).click();
  const tray = page.getByRole('region', { name: 'Your case' });
  await expect(tray.getByRole('status')).toContainText('Your case is full · you save');
  expect(await axeFindings(page)).toEqual([]);
});
