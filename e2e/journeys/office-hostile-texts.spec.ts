import type { Page } from '@playwright/test';
import { solveBotCheck } from 'shared-contracts/bot-check/solve-bot-check';
import { listMessages } from 'shared-contracts/office/messages';
import { exportSubscriptions } from 'shared-contracts/office/newsletter';
import { listPeople } from 'shared-contracts/office/people';
import { expect, test } from '../fixtures/office.ts';
import { call } from '../shop/customer-api.ts';
import { callOffice } from '../shop/office-session.ts';
import { type PlacedOrder, placeOrder, sendProof } from '../shop/order-api.ts';

test.use({ as: 'owner', wineSlot: 1, viewport: { width: 360, height: 740 } });

const IMAGE = '<img src=//evil.example/x onerror=alert(1)>';
const SCRIPT = '<script>alert(1)</script>{{7*7}}#{7*7}';
const LINK = 'javascript:alert(1)//';
/** Turns the direction of the text after it, and a character without width. */
const TURNED = '\u202Egpj.exe\u200B';
const ENDLESS = 'W'.repeat(60);

/** Everything that a stranger writes in the shop, with hostile texts in all fields that take them. */
const writeEverywhere = async (sku: string, email: string) => {
  const order = await placeOrder(sku, email, 'transfer', {
    name: IMAGE,
    surname: `${TURNED}${SCRIPT}`,
    delivery: {
      method: 'home',
      address: `${LINK}${ENDLESS.slice(0, 40)}`,
      department: '=cmd|calc!A0',
      commune_id: '13123',
      receiver: 'other',
      contact: { name: ENDLESS, surname: IMAGE, phone: LINK.slice(0, 20) },
      comment: `${SCRIPT} ${TURNED} ${ENDLESS}${ENDLESS}`,
    },
    payment_method: { document: '1', platform: 'transfer' },
    invoice: {
      reason: `${IMAGE}${ENDLESS.slice(0, 50)}`,
      rut: '76.086.428-5',
      giro: '=1+1',
      address: SCRIPT,
      commune_id: '13123',
      phone: '987654321',
    },
    gift_box: { check: true, text: `${IMAGE} ${SCRIPT} ${ENDLESS}${ENDLESS}` },
  });
  await sendProof(order);
  const altcha = async (form: string) => solveBotCheck(await call('GET', `/altcha?form=${form}`));
  await call('POST', '/company-contact', {
    body: {
      name: TURNED,
      last_name: ENDLESS,
      email,
      phone: '+56 9 8765 4321',
      company_name: `${IMAGE}${ENDLESS.slice(0, 50)}`,
      subject: `${SCRIPT} ${ENDLESS}`,
      message: `${IMAGE}\n${LINK}\n${TURNED}\n${'W'.repeat(1_500)}`,
      order_number: '../../staff?x=',
      altcha: await altcha('company-contact'),
    },
  });
  const { data: bar } = await call<{ data: { days: { date: string; is_open: boolean }[] } }>(
    'GET',
    '/reservations/calendar',
  );
  const date = bar.days.findLast(({ is_open }) => is_open)?.date;
  const { data: free } = await call<{ data: { hours: { hour: string; is_free: boolean }[] } }>(
    'GET',
    `/reservations/availability?date=${date}&person_quantity=1`,
  );
  const hour = free.hours.find(({ is_free }) => is_free)?.hour;
  const { data: reservation } = await call<{ data: { id: string } }>('POST', '/reservations', {
    body: {
      date,
      hour,
      person_quantity: 1,
      name: IMAGE,
      last_name: `${TURNED}${ENDLESS.slice(0, 50)}`,
      email,
      phone: '+56 9 8765 4321',
      message: `${SCRIPT} ${'W'.repeat(400)}`,
      terms: true,
    },
  });
  await call('POST', '/newsletter', { body: { email, altcha: await altcha('newsletter') } });
  await call('GET', `/search?per_page=12&q=${encodeURIComponent(SCRIPT)}`);
  return { order, reservation, date };
};

/** Addresses of all screens that show what the stranger wrote. */
const screensOf = async (
  email: string,
  { order, reservation, date }: { order: PlacedOrder; reservation: { id: string }; date: string | undefined },
): Promise<[path: string, shown: string][]> => {
  const query = { q: email };
  const [person] = (await callOffice('owner', listPeople, { query })).data;
  const [message] = (await callOffice('owner', listMessages, { query })).data;
  const found = (list: string) => `/${list}?filter=${encodeURIComponent(JSON.stringify(query))}`;
  return [
    [`/orders/${order.id}/show`, IMAGE],
    [found('orders'), IMAGE],
    [found('people'), IMAGE],
    [`/people/${person?.id}/show`, IMAGE],
    [found('messages'), SCRIPT],
    [`/messages/${message?.id}/show`, LINK],
    [`/reservations?date=${date}`, IMAGE],
    [`/reservations/${reservation.id}/show`, SCRIPT],
    [found('subscriptions'), email],
    ['/audit', ''],
  ];
};

/** Opens a screen without loading the document again. */
const openScreen = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

test('hostile texts of a stranger are shown as texts on every screen, and run nowhere', async ({
  page,
  shop,
  wine,
  email: unique,
  trouble,
}) => {
  // An address may begin like a formula.
  const email = `+1-1.${unique}`;
  const written = await writeEverywhere(wine.sku, email);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.officeUrl) && !/^(blob|data):/.test(request.url()))
      outside.push(request.url());
  });
  page.on('dialog', (dialog) => {
    outside.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });

  await page.goto('/account');
  for (const [path, text] of await screensOf(email, written))
    await test.step(path, async () => {
      // Never measures the screen before, which may show the same text.
      await openScreen(page, '/account');
      await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible();
      await openScreen(page, path);
      const shown = text ? page.getByText(text).first() : page.getByRole('heading', { name: 'Historial' });
      await expect(shown).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await page.locator('img[src*=evil], script:not([src]), a[href^="javascript" i]').count()).toBe(
        0,
      );
    });

  await test.step('files are no pages, and no formula begins a cell', async () => {
    for (const file of ['packing-slip.pdf', 'gift-card.pdf', 'proof']) {
      const answer = await page.request.get(`/office/orders/${written.order.id}/${file}`);
      expect([answer.status(), answer.headers()['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
      ]);
    }
    const body = { reason: 'prueba de textos' };
    const { text } = await callOffice('owner', exportSubscriptions, { body });
    expect(text).not.toMatch(/(^|[;,])["\s]*[=+\-@]/m);
  });
  expect(outside).toEqual([]);
  expect(trouble.all()).toEqual([]);
});
