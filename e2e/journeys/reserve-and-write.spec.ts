import type { Page } from '@playwright/test';
import { GUEST } from '../fixtures/guest.ts';
import { hydrated, startScripts } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { visit } from '../pages/visit.ts';
import { openAccount, signIn } from '../shop/customer-api.ts';
import { makeEvent } from '../shop/make-event.ts';
import { mailsTo } from '../shop/shop-api.ts';

/** Asserts that the address gets exactly one mail, and that it contains the reservation code. */
const expectMail = async (email: string, number: string): Promise<void> => {
  const subjects = async () => (await mailsTo(email)).map(({ subject, text }) => `${subject} ${text}`);
  await expect.poll(subjects, { timeout: 60_000 }).toEqual([expect.stringContaining(number)]);
};
const fillGuest = async (page: Page, email: string): Promise<void> => {
  const on = visit(page);
  await on.name.fill(GUEST.name);
  await on.email.fill(email);
  await on.phone.fill(GUEST.phone);
  await on.terms.check();
};
const madeNumber = async (page: Page): Promise<string> =>
  /R-\w{7}/.exec((await visit(page).number.textContent()) ?? '')?.[0] ?? '';

test('a guest reserves a table by keyboard and gets mail and calendar file', async ({
  page,
  email,
  trouble,
}) => {
  const on = visit(page);
  await page.goto('/reserva-mesa');
  // A press before the calendar has its scripts is done later, and would turn the month after the choice.
  await hydrated(page, 'content');
  await on.nextMonth.click();
  await expect(on.previousMonth).toBeEnabled();
  await on.days.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await on.hours.first().check();
  await fillGuest(page, email);
  await on.reserveTable.click();
  await expect(page).toHaveURL('/reserva-mesa/thank-you');
  await expect(frame(page).heading).toHaveText('¡Gracias, tu mesa está lista!');
  const number = await madeNumber(page);
  await expectMail(email, number);
  const saved = page.waitForEvent('download');
  await on.calendarFile.click();
  expect((await saved).suggestedFilename()).toBe('reserva.ics');
  expect(trouble.all()).toEqual([]);
});

test(
  'a guest reserves a seat at an event and gets a mail',
  { tag: '@full' },
  async ({ page, email, trouble }, { project }) => {
    const on = visit(page);
    const title = `Cata con lugares ${project.name} ${Date.now().toString(36)}`;
    await makeEvent(title, 1);
    const event = page.getByRole('region', { name: 'Próximos eventos' }).getByRole('link', { name: title });
    // The shell may still have the list without the event.
    await expect(async () => {
      await page.goto('/eventos');
      expect(await event.count()).toBe(1);
    }).toPass();
    await event.click();
    await page.getByRole('link', { name: 'Reservar', exact: true }).click();
    await on.persons.selectOption('1');
    await fillGuest(page, email);
    await on.reserveEvent.click();
    await expect(page).toHaveURL('/reserva/gracias');
    await expectMail(email, await madeNumber(page));
    expect(trouble.all()).toEqual([]);
  },
);

test('a contact message fails offline and is sent on a retry', async ({ page, context, email }) => {
  const on = visit(page);
  await page.goto('/contacto');
  await on.name.fill(GUEST.name);
  await on.email.fill(email);
  await on.message.fill('¿Abren el domingo?');
  await hydrated(page, 'content');
  await context.setOffline(true);
  // Scroll the button to the bottom edge, so that its result appears outside the viewport.
  await on.send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await on.send.click();
  await expect(on.alert).toContainText('No hay conexión');
  await expect(on.alert).toBeInViewport({ ratio: 1 });
  await expect(on.message).toHaveValue('¿Abren el domingo?');
  await context.setOffline(false);
  await on.send.click();
  await expect(page).toHaveURL('/contacto/gracias');
  await expect(frame(page).heading).toHaveText('¡Gracias por escribirnos!');
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
});

test('a company sends a message and sees the company’s thank-you page', { tag: '@full' }, async ({
  page,
  email,
  trouble,
}) => {
  const on = visit(page);
  await page.goto('/acerca-de/contacto/empresa');
  await on.company.fill('Viñas del Sur SpA');
  await on.name.fill(GUEST.name);
  await on.email.fill(email);
  await on.phone.fill(GUEST.phone);
  await on.message.fill('Cuarenta cajas para diciembre.');
  await on.send.click();
  await expect(page).toHaveURL('/contacto/gracias?tipo=empresa');
  await expect(frame(page).heading).toHaveText('¡Gracias, empezamos a trabajar!');
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
  expect(trouble.all()).toEqual([]);
});

test('every form is prefilled with the customer’s data', { tag: '@full' }, async ({
  page,
  email,
  trouble,
}) => {
  await openAccount(email);
  await signIn(page, email);
  const on = visit(page);
  for (const path of ['/contacto', '/contacto/empresa', '/reserva', '/reserva-mesa']) {
    await page.goto(path);
    // The page fills its fields when its scripts run, at the first use.
    await startScripts(page);
    await expect(on.email, path).toHaveValue(email);
    await expect(on.name).toHaveValue('Ana María');
    await expect(on.phone).toHaveValue(/9\D?8765\D?4321/);
  }
  expect(trouble.all()).toEqual([]);
});
