import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartPage } from '../pages/cart.ts';
import { frame } from '../pages/frame.ts';
import { winePage } from '../pages/wine.ts';
import { setStock } from '../shop/operator.ts';
import { mailsTo, readList } from '../shop/shop-api.ts';

/** The job that gives free bottles runs once a minute. */
const JOB_MS = 100_000;

test('a guest waits for a sold-out product, and buys the piece that is kept', async ({
  page,
  email,
  trouble,
}, { project }) => {
  // A sold-out product of its own for each project. build-case.spec.ts takes the wines.
  const kind = project.name === 'phone' ? 'gourmets' : 'alcohols';
  const product = (await readList(kind)).data.find(({ stock }) => stock === 0) as ProductCard;
  const path = hrefOfProduct(product);
  /** Address in the shop of a mail's link. `parameter` has the token. */
  const mailed = async (start: string, parameter: string, timeout = 60_000): Promise<string> => {
    const pattern = new RegExp(`${start}\\?(?:t=\\w+&)?${parameter}=[\\w.%-]+`);
    const find = async () =>
      (await mailsTo(email)).map(({ text }) => pattern.exec(text ?? '')?.[0]).find((found) => found);
    await expect.poll(find, { timeout }).toBeTruthy();
    return (await find()) ?? '';
  };
  try {
    await page.goto(path);
    await page.getByRole('button', { name: 'Avísame cuando vuelva' }).click();
    const form = page.getByRole('form', { name: 'Avísame cuando vuelva' });
    await form.getByRole('textbox', { name: 'Tu correo' }).fill(email);
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Avísame' }).click();
    await expect(page.getByText('Te enviamos un correo')).toBeVisible();
    await page.goto(await mailed('/api/links/stock-wait-confirm', 'token'));
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await setStock(product.sku, 1);
    await page.goto(await mailed(`/productos/${product.slug}`, 'hold', JOB_MS));
    await expect(page.getByText('te guardamos uno hasta')).toBeVisible();
    await expect(winePage(page).name).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('status').getByRole('button', { name: 'Agregar al carrito' }).click();
    await expect(frame(page).cartButton(1)).toBeVisible();
    await page.goto('/carrito');
    await expect(cartPage(page).lines.first()).toContainText(product.name);
    expect(trouble.all()).toEqual([]);
  } finally {
    await setStock(product.sku, 0);
  }
});
