/** A shopper fills a form before hydration. Its values stay when the page hydrates, and the API gets them. */

import { GUEST } from '../fixtures/guest.ts';
import { holdScripts } from '../fixtures/hold-scripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { account } from '../pages/account.ts';
import { frame } from '../pages/frame.ts';
import { visit } from '../pages/visit.ts';
import { mailsTo } from '../shop/shop-api.ts';

const PASSWORD = 'una frase de otoño';

test('a contact message submitted before hydration is sent after it', async ({ page, email, trouble }) => {
  const on = visit(page);
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/contacto');
  await on.name.fill(GUEST.name);
  await on.email.fill(email);
  await on.message.fill('¿Abren el domingo?');
  await on.send.click();
  await expect(page).toHaveURL('/contacto');
  letScriptsThrough();
  await expect(page).toHaveURL('/contacto/gracias');
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
  expect(trouble.all()).toEqual([]);
});

test('a table reservation filled before hydration is sent', { tag: '@full' }, async ({ page, email }) => {
  const on = visit(page);
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/reserva-mesa');
  await on.persons.selectOption('4');
  await on.days.last().check({ force: true });
  await on.name.fill(GUEST.name);
  await on.email.fill(email);
  await on.phone.fill(GUEST.phone);
  await on.terms.check();
  letScriptsThrough();
  await on.hours.last().check({ force: true });
  await expect(on.days.last()).toBeChecked();
  await on.reserveTable.click();
  await expect(page).toHaveURL('/reserva-mesa/thank-you');
  await expect(page.getByText('4 personas')).toBeVisible();
});

test('an event reservation filled before hydration is sent', { tag: '@full' }, async ({ page, email }) => {
  const on = visit(page);
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/reserva');
  await on.persons.selectOption('1');
  await on.event.selectOption({ index: 1 });
  await on.name.fill(GUEST.name);
  await on.email.fill(email);
  await on.phone.fill(GUEST.phone);
  await on.terms.check();
  await on.reserveEvent.click();
  letScriptsThrough();
  await expect(page).toHaveURL('/reserva/gracias');
});

test('a company registration filled before hydration is sent', { tag: '@full' }, async ({ page, email }) => {
  const on = account(page);
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/registro');
  await page.getByRole('radio', { name: 'Empresa' }).check({ force: true });
  await on.name.fill(GUEST.name);
  await on.lastName.fill(GUEST.surname);
  await on.rut.fill('123456785');
  await on.phone.fill(GUEST.phone);
  await on.email.fill(email);
  await on.password.fill(PASSWORD);
  await on.confirmation.fill(PASSWORD);
  await on.terms.check();
  letScriptsThrough();
  await page.getByRole('textbox', { name: 'Nombre de la empresa' }).fill('Viñas del Sur');
  await page.getByRole('textbox', { name: 'Razón social' }).fill('Viñas del Sur SpA');
  await page.getByRole('textbox', { name: 'Giro' }).fill('Restaurante');
  await expect(page.getByRole('textbox', { name: 'RUT de la empresa' })).toHaveValue(GUEST.rut);
  await on.create.click();
  await expect(page).toHaveURL('/cuenta/mi-cuenta');
});

test('a newsletter address typed before hydration is sent', { tag: '@full' }, async ({ page, email }) => {
  const { newsletter } = frame(page);
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/acerca-de/politicas-de-despacho');
  await newsletter.email.fill(email);
  await newsletter.submit.click();
  letScriptsThrough();
  await expect(page.getByRole('dialog', { name: 'Cartas de la cava' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
});
