import type { Page } from '@playwright/test';
import { formatClp } from 'shared-contracts/domain/money';
import { drawReceipt, takePicture } from '../fixtures/guide-picture.ts';
import { expect, test } from '../fixtures/office.ts';
import { firstHour, type OfficeLanguage } from '../pages/office-first-hour.ts';
import { makeDay } from '../shop/office-day.ts';
import { ownSessionState } from '../shop/office-session.ts';
import { STAFF, STAFF_PASSWORD } from '../shop/office-staff.ts';

const PHONE = { width: 360, height: 720 };

const speak = async (page: Page, language: OfficeLanguage): Promise<void> => {
  const on = firstHour(page, language);
  await expect(on.heading).toBeVisible();
  if (await on.language.isVisible()) await on.language.click();
};

/** Follows docs/guides/first-hour.md and its Spanish version, and takes their pictures. */
for (const [index, language] of (['es', 'en'] as const).entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ wineSlot: 24 + index, viewport: PHONE, deviceScaleFactor: 2 });

    test(`an owner follows the guide of the first hour (${language})`, { tag: '@full' }, async ({
      page,
      context,
      wine,
      trouble,
    }) => {
      const on = firstHour(page, language);
      const { words } = on;
      const picture = (name: string) => takePicture(page, `${name}.${language}`);
      const receipt = await drawReceipt(page, formatClp(2 * wine.price));
      const day = await makeDay(wine.sku, `rosario.munoz.${language}@example.com`, receipt);

      await test.step('sign in', async () => {
        await page.goto('/');
        await speak(page, language);
        await page.getByLabel(words.email).fill(STAFF.owner);
        await page.getByLabel(words.password).fill(STAFF_PASSWORD);
        await on.button(words.signIn).click();
        await expect(page.getByLabel(words.code)).toBeVisible();
        await picture('sign-in');
        await context.addCookies((await ownSessionState('owner')).cookies);
        await page.goto('/');
        await expect(on.heading).toHaveText(words.today);
        await picture('today');
      });

      await test.step('check the proof of a transfer', async () => {
        await page.goto(`/orders/${day.proven.id}/show`);
        await on.proof.scrollIntoViewIfNeeded();
        await expect(on.proof).toBeVisible();
        await picture('order');
        await on.button(words.refuse).click();
        await on.dialog.getByLabel(words.reasonForBuyer).fill('El monto no coincide');
        await page.keyboard.press('Escape');
        await expect(on.dialog).toHaveCount(0);
        await on.button(words.accept).click();
        await expect(on.inDialog(words.accept)).toBeVisible();
        await picture('proof');
        await on.inDialog(words.accept).click();
        await expect(on.dialog).toHaveCount(0);
      });

      await test.step('give a part of the money back', async () => {
        await page.goto(`/orders/${day.paid.id}/show`);
        await on.button(words.refund).click();
        await on.dialog.getByRole('radio', { name: words.freeAmount }).check();
        await on.dialog.getByLabel(words.amount).fill('1.000');
        await picture('refund');
        await page.keyboard.press('Escape');
      });

      await test.step('correct the stock in the cellar', async () => {
        await page.goto('/products');
        await on.box(words.search).fill(wine.sku);
        await expect(on.box(words.onHand)).toHaveCount(1);
        await on.button(words.more).click();
        await on.button(words.arrived).click();
        await expect(on.button(words.save)).toBeVisible();
        await picture('stock');
        await on.button(words.save).click();
        await expect(on.button(words.save)).toHaveCount(0);
      });

      await test.step('change prices with a preview', async () => {
        await page.getByRole('checkbox').last().check();
        await on.button(words.prices).click();
        await on.box(words.percent).fill('5');
        await on.button(words.seeChanges).click();
        await expect(on.changes).toBeVisible();
        await picture('prices');
        await page.keyboard.press('Escape');
      });

      await test.step('create a wine and look at its page', async () => {
        await page.goto('/products/create');
        await on.box(words.name).fill(`Cosecha de ${language === 'es' ? 'casa' : 'the house'}`);
        await on.box(words.brand).fill('Casa Quillay');
        await on.box(words.year).fill('2025');
        await on.box(words.sku).fill(`CASA-${Date.now()}`);
        await on.box(words.price).fill('12.990');
        await on.button(words.create).click();
        await expect(page).toHaveURL(/\/products\/\d+$/);
        await expect(on.heading).toContainText('Cosecha');
        await picture('product');
      });

      await test.step('answer a message', async () => {
        await page.goto(`/messages/${day.messageId}/show`);
        await on.box(words.answer).fill('Sí, en botella de 1,5 litros. Te guardamos una.');
        await picture('message');
      });

      await test.step('see a reservation', async () => {
        await page.goto(`/reservations/${day.reservationId}/show`);
        await expect(on.heading).toContainText(/R-\w+/);
        await picture('reservation');
      });

      await test.step('write a text of the home page', async () => {
        await page.goto('/pages/home');
        await on.box(words.textOfHome).first().fill('Vinos de campo, elegidos por personas.');
        await expect(on.button(words.preview)).toBeVisible();
        await picture('content');
      });
      expect(trouble.all()).toEqual([]);
    });
  });
}
