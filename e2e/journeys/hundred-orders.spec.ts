import type { Download, Locator, Page } from '@playwright/test';
import { listOrders } from 'shared-contracts/office/orders';
import { listTaxDocuments } from 'shared-contracts/office/taxes';
import { takePicture } from '../fixtures/guide-picture.ts';
import { expect, test } from '../fixtures/office.ts';
import { callOffice } from '../shop/office-session.ts';
import { payByCard, placeOrder } from '../shop/order-api.ts';
import { mailsTo, readList } from '../shop/shop-api.ts';

test.use({ as: 'manager' });

const ORDERS = 100;
/** Orders with three lines. The others have two: 260 lines. */
const LARGE = 60;
const PRODUCTS = 30;
/** Orders that are placed at the same time. */
const AT_ONCE = 4;
const MOST_PRESSES = 60;
/** Whether this run takes the pictures of docs/guides/hundred-orders.md, in which the buyer has an ordinary name. */
const TAKES_PICTURES = process.env.GUIDE_PICTURES === '1';
const HOME = { method: 'home', address: 'Los Aromos 123', commune_id: '13120', receiver: 'me' };

/** Places and pays the orders, with 260 lines of thirty products. */
const makeOrders = async (email: string, surname: string): Promise<void> => {
  const found = await Promise.all([readList('gourmets'), readList('alcohols')]);
  const skus = found
    .flatMap(({ data }) => data)
    .filter(({ stock }) => stock >= 20)
    .slice(-PRODUCTS)
    .map(({ sku }) => sku);
  const skuAt = (index: number): string => skus[index % skus.length] ?? '';
  const waiting = Array.from({ length: ORDERS }, (_, index) => index);
  const work = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const more = [skuAt(index * 3 + 1), ...(index < LARGE ? [skuAt(index * 3 + 2)] : [])];
      await payByCard(await placeOrder(skuAt(index * 3), email, 'webpay', { surname, delivery: HOME }, more));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Presses of a person. Typing, pasting or scanning into a field counts as a press of the field and another one. */
const countPresses = (page: Page) => {
  let count = 0;
  return {
    count: () => count,
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    paste: async (target: Locator, text: string) => {
      count += 2;
      await target.fill(text);
    },
    print: async (name: string): Promise<Download> => {
      const coming = page.waitForEvent('download');
      count += 1;
      await page.getByRole('link', { name, exact: true }).click();
      return coming;
    },
  };
};

/** Pictures in both languages. The language is no press of the day. */
const takePictures = async (page: Page, name: string): Promise<void> => {
  if (!TAKES_PICTURES) return;
  await takePicture(page, `${name}.es`);
  await page.getByRole('button', { name: 'Idioma: English' }).click();
  await takePicture(page, `${name}.en`);
  await page.getByRole('button', { name: 'Language: Español' }).click();
};

const listOf = (text: string, status: 'confirmed' | 'on_the_way') =>
  callOffice('manager', listOrders, { query: { q: text, status, per_page: 100 } });

/** Boletas of the shop. A job issues them after the payment. */
const countDocuments = async (): Promise<number> =>
  (await callOffice('owner', listTaxDocuments, { query: { per_page: 1 } })).total;

test(
  'two people send a hundred orders of 260 lines with at most sixty presses',
  { tag: '@full' },
  async ({ page, openBrowserAs, email: ownEmail, trouble }, info) => {
    test.setTimeout(900_000);
    const letters = Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
    const surname = TAKES_PICTURES ? 'Contreras' : `Cien${letters}`;
    const email = TAKES_PICTURES ? 'ana.contreras@example.com' : ownEmail;
    const before = await countDocuments();
    await makeOrders(email, surname);
    await expect.poll(countDocuments, { timeout: 120_000 }).toBeGreaterThanOrEqual(before + ORDERS);
    const { press, paste, print, count } = countPresses(page);

    await test.step('ticks the orders of today, and makes a batch', async () => {
      await page.goto('/');
      await press(page.getByRole('link', { name: /pedidos por despachar/ }));
      await paste(page.getByLabel('Número, correo, RUT, nombre o envío'), surname);
      await expect(page.getByText(`1-25 de ${ORDERS}`)).toBeVisible();
      await press(page.getByRole('checkbox', { name: 'Elegir todo' }));
      await press(page.getByRole('button', { name: 'Marcar todos los del filtro' }));
      await expect(page.getByText(`${ORDERS} pedidos marcados`)).toBeVisible();
      await takePictures(page, 'ticked');
      await press(page.getByRole('button', { name: 'Armar lote' }));
      await expect(page.getByText(`Por enviar: ${ORDERS} de ${ORDERS} pedidos.`)).toBeVisible();
    });
    const batch = page.url();

    await test.step('prints the list, the slips, the boletas and the labels', async () => {
      for (const name of ['Lista para buscar', 'Hojas para los paquetes', 'Boletas', 'Etiquetas']) {
        const file = await print(name);
        expect(await file.failure(), name).toBeNull();
        expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      }
    });

    await test.step('picks each product once', async () => {
      await press(page.getByRole('link', { name: 'Buscar botellas' }));
      const progress = page.getByText(/^\d+ de \d+ productos listos$/);
      await expect(progress).toBeVisible();
      await takePictures(page, 'pick');
      const products = Number((await progress.textContent())?.split(' ')[2]);
      for (let done = 0; done < products; done += 1) {
        await press(page.getByRole('button', { name: 'La tengo' }));
        await expect(page.getByText(`${done + 1} de ${products} productos listos`)).toBeVisible();
      }
      await press(page.getByRole('link', { name: 'Ver el lote' }));
    });

    await test.step('sends all by one list, while a colleague sends the same list', async () => {
      const { data } = await listOf(surname, 'confirmed');
      const list = data.map(({ number }, index) => `${number}, ${70_000 + index}`).join('\n');
      const colleague = await openBrowserAs('warehouse');
      await colleague.goto(batch);
      await colleague.getByLabel('Pedidos y números de envío').fill(list);
      await paste(page.getByLabel('Pedidos y números de envío'), list);
      const button = { name: `Marcar ${ORDERS} como enviados` };
      await Promise.all([
        colleague.getByRole('button', button).click(),
        press(page.getByRole('button', button)),
      ]);
      await expect(page.getByText(`Por enviar: 0 de ${ORDERS} pedidos.`)).toBeVisible();
    });
    await press(page.getByRole('button', { name: 'Cerrar lote' }));
    await expect(page.getByText('Lote cerrado')).toBeVisible();

    info.annotations.push({ type: 'presses', description: String(count()) });
    expect(count()).toBeLessThanOrEqual(MOST_PRESSES);
    expect((await listOf(surname, 'on_the_way')).total).toBe(ORDERS);
    await expect
      .poll(
        async () => (await mailsTo(email)).filter(({ subject }) => subject?.includes('va en camino')).length,
      )
      .toBe(ORDERS);
    expect(trouble.all()).toEqual([]);
  },
);
