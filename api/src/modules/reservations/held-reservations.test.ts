import { afterAll, beforeAll, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { comingDay, guestsOf, type Reserved } from '../../../test/guests.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
let guests: ReturnType<typeof guestsOf>;
let mailsTo: ReturnType<typeof customersOf>['mailsTo'];
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
  guests = guestsOf(shop);
  ({ mailsTo } = customersOf(shop));
});
afterAll(() => shop.close());

let networks = 0;
/** Headers of a request from a network of its own. */
const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` });
/** Reserves more than a third of an event of ten seats. */
const hold = async (event: string, email: string) => {
  await guests.addEvent(event, { capacity: 10, max_persons: 6 });
  const phone = `98765${1000 + networks}`;
  const { body } = await guests.reserveEvent(event, { person_quantity: 5, email, phone }, elsewhere());
  return body.data;
};
const linkIn = (text: string | undefined): string =>
  /http\S+\/api\/links\/reservation-confirm\?token=[\w.%-]+/.exec(text ?? '')?.[0] ?? '';
const press = (link: string) => fetch(link, { method: 'POST', body: new URLSearchParams() });
const statusOf = async (token: string) =>
  (await shop.call<Reserved>('GET', `/reservations/mine?token=${token}`)).body.data;
/** Ends the time of all reservations that wait, and runs the job that frees their seats. */
const letTimePass = async () => {
  await shop.rawQuery(`update reservations set confirm_until = now() - interval '1 second'
    where confirm_until is not null`);
  await shop.app.jobs.run('queue-reminders', {});
};

it('a guest with few seats has nothing to press', async () => {
  await guests.addEvent('pocos', { capacity: 10, max_persons: 6 });
  const { body } = await guests.reserveEvent('pocos', { person_quantity: 3 }, elsewhere());
  expect(body.data).toMatchObject({ status: 'confirmed', confirm_until: null });
});

it('more than a third of the seats wait for the mailed link, and its press confirms them once', async () => {
  const { token, number } = await hold('muchos', 'muchos@example.cl');
  expect(await statusOf(token)).toMatchObject({ status: 'confirmed', confirm_until: expect.any(String) });
  const [mail] = await mailsTo('muchos@example.cl');
  expect(mail?.subject).toBe(`Confirma tu reserva ${number}: Cata muchos`);
  expect(mail?.text).toContain('Confirma antes de');
  expect(mail?.attachments).toEqual([]);
  // The answer to the form proves no mailbox.
  expect((await press(linkIn(mail?.text).replace(/token=.*/, `token=${token}`))).status).toBe(422);
  expect((await statusOf(token)).confirm_until).not.toBeNull();

  const open = async (link: string) => (await fetch(link, { headers: elsewhere() })).text();
  const confirmation = linkIn(mail?.text);
  const own = confirmation.replace(/reservation-confirm.token=.*/, `reservation?token=${token}`);
  expect(await open(own)).toContain('Aún no está confirmada');
  expect(await open(confirmation)).toContain('Confirmar la reserva');
  expect(await open(confirmation)).toContain(`${number} · Cata muchos`);
  for (let time = 0; time < 2; time += 1)
    expect(await (await press(linkIn(mail?.text))).text()).toContain('tu reserva está confirmada');
  expect(await open(confirmation)).toContain('tu reserva está confirmada');
  expect(await open(confirmation)).not.toContain('Confirmar la reserva');
  expect(await open(own)).not.toContain('Aún no está confirmada');
  expect(await statusOf(token)).toMatchObject({ status: 'confirmed', confirm_until: null });
  const subjects = (await mailsTo('muchos@example.cl')).map(({ subject }) => subject);
  expect(subjects.slice(1)).toEqual([`Tu reserva ${number}: Cata muchos`]);
  await letTimePass();
  expect((await statusOf(token)).status).toBe('confirmed');
});

it('seats without a press are free again, and the link then says that it is too late', async () => {
  const { token } = await hold('tarde', 'tarde@example.cl');
  const [mail] = await mailsTo('tarde@example.cl');
  expect(await guests.seatsTaken('tarde')).toBe(5);
  await letTimePass();
  expect((await statusOf(token)).status).toBe('cancelled');
  expect(await guests.seatsTaken('tarde')).toBe(0);
  expect((await fetch(linkIn(mail?.text), { headers: elsewhere() })).status).toBe(422);
  expect((await press(linkIn(mail?.text))).status).toBe(422);
  expect(await mailsTo('tarde@example.cl')).toHaveLength(1);
});

it('a guest who cancels in time has nothing to press any more', async () => {
  const { token } = await hold('mejor-no', 'mejor-no@example.cl');
  expect((await guests.cancel(token)).body.data).toMatchObject({ status: 'cancelled', confirm_until: null });
  const mails = await mailsTo('mejor-no@example.cl');
  expect(mails.at(-1)?.subject).toContain('Anulamos');
  expect(mails.at(-1)?.text).not.toContain('Confirma antes de');
});

it('tables count with those that the same guest reserved for the evening, however the address is written', async () => {
  const date = comingDay(4);
  const reserve = (email: string, phone: string) =>
    guests.reserveTable({ date, person_quantity: 8, email, phone }, elsewhere());
  const made = [
    await reserve('bar@example.cl', '987650001'),
    await reserve('Ba.r+dos@example.cl', '987650002'),
    await reserve('otra@example.cl', '987650003'),
  ];
  expect(made.map(({ body }) => body.data.confirm_until !== null)).toEqual([false, true, false]);
});
