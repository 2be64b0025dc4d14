import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.ts';
import { GUEST } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';
import { visit } from '../pages/visit.ts';
import { call } from '../shop/customer-api.ts';
import { makeEvent } from '../shop/make-event.ts';
import { signedInState } from '../shop/office-session.ts';
import { mailsTo } from '../shop/shop-api.ts';

/** The job that offers free seats runs every ten minutes. */
const OFFER_MS = 720_000;
const SEATS = 2;

/** An event whose seats are all taken. @returns the token of its guest */
const makeFullEvent = async (title: string) => {
  const { id, path, slug } = await makeEvent(title, SEATS);
  const { name, phone } = GUEST;
  const body = {
    name,
    phone,
    email: `${slug}@example.com`,
    event: slug,
    person_quantity: SEATS,
    terms: true,
  };
  const { data } = await call<{ data: { token: string } }>('POST', '/events', { body });
  return { id, path, token: data.token };
};

const mailedLink = async (email: string, pattern: RegExp, timeout = 60_000): Promise<string> => {
  const find = async () =>
    (await mailsTo(email)).map(({ text }) => pattern.exec(text ?? '')?.[0]).findLast((found) => found);
  await expect.poll(find, { timeout }).toBeTruthy();
  return (await find()) ?? '';
};

/** Asks for the seats of a full event, from its page. */
const askToWait = async (page: Page, path: string, email: string): Promise<void> => {
  const on = visit(page);
  await page.goto(path);
  await page.getByRole('link', { name: 'Lista de espera' }).click();
  await expect(page.getByText(/^Está completo\./)).toBeVisible();
  await on.persons.selectOption(String(SEATS));
  await on.name.fill(GUEST.name);
  await on.email.fill(email);
  await on.phone.fill(GUEST.phone);
  await on.terms.check();
  expect(await axeFindings(page)).toEqual([]);
  await on.joinWaitingList.click();
  await expect(frame(page).heading).toHaveText('Estás en la lista de espera');
};

test('a guest waits for a full event, staff see who waits, and the guest leaves the list', async ({
  page,
  browser,
  shop,
  email,
  trouble,
}, { project }) => {
  const { id, path } = await makeFullEvent(`Cata en espera ${project.name} ${Date.now().toString(36)}`);
  await askToWait(page, path, email);

  const staff = await browser.newPage({
    storageState: await signedInState('manager'),
    baseURL: shop.officeUrl,
  });
  await staff.goto(`/events/${id}`);
  await expect(staff.getByRole('region', { name: 'Invitados' })).toContainText('Lista de espera');
  await staff.close();

  await page.goto(await mailedLink(email, /http\S+\/api\/links\/reservation\?token=[\w.%-]+/));
  await page.getByRole('main').getByRole('button', { name: 'Salir de la lista' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Listo: ya no estás en la lista de espera.',
  );
  expect(trouble.all()).toEqual([]);
});

test(
  'free seats are offered to the guest who waits',
  { tag: '@full' },
  async ({ page, email }, { project }) => {
    test.setTimeout(OFFER_MS + 300_000);
    const { path, token } = await makeFullEvent(`Cata con oferta ${project.name} ${Date.now().toString(36)}`);
    await askToWait(page, path, email);
    await call('POST', '/reservations/cancel', { body: { token } });
    await page.goto(
      await mailedLink(email, /http\S+\/api\/links\/reservation-confirm\?token=[\w.%-]+/, OFFER_MS),
    );
    await page.getByRole('main').getByRole('button', { name: 'Confirmar la reserva' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo: tu reserva está confirmada.');
  },
);
