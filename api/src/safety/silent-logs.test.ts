import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from '../../test/customers.ts';
import { startProcess, stopProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';

let shop: Shop;
const children: ChildProcess[] = [];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await Promise.all(children.map((child) => stopProcess(child)));
  await shop.close();
});

/** Personal data of a test customer. It occurs nowhere else in the shop. */
const PLANTED = {
  email: 'zoraida.quintrileo@planted.example',
  name: 'Zoraida',
  last_name: 'Quintrileo',
  rut: '7.654.321-6',
  phone: '+56 9 7171 7272',
  password: 'palabra secreta plantada',
};
const TRACES = [
  'zoraida',
  'quintrileo',
  'planted.example',
  '7654321',
  '7.654.321',
  '71717272',
  '7171 7272',
  'palabra secreta',
  'calle plantada',
  'mensaje plantado',
];

it('writes no names, RUTs, e-mails, phones, passwords or tokens to logs, metrics or errors', async () => {
  const port = await shop.freePort();
  const { shopper, log, child, base } = await startProcess(shop, {
    port,
    env: { BOT_CHECK: 'off', LOG_LEVEL: 'trace' },
  });
  children.push(child);
  const person = registration({ ...PLANTED, password_confirmation: PLANTED.password });
  const said: string[] = [];
  const secrets: string[] = [];
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await shopper.call<Record<string, string>>(method, path, body, headers);
    if (answer.status >= 400) said.push(JSON.stringify(answer.body));
    return answer;
  };
  await call('POST', '/register', person);
  await call('POST', '/register', person);
  const { body: tokens } = await call('POST', '/login', PLANTED);
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  secrets.push(tokens.access_token ?? '', tokens.refresh_token ?? '');
  await call('POST', '/login', { ...PLANTED, password: `${PLANTED.password} no` });
  await call('GET', '/profile/user', undefined, bearer);
  await call('PUT', '/profile/user', { name: PLANTED.name, rut: PLANTED.rut }, bearer);
  await call(
    'POST',
    '/profile/addresses',
    { identification: 'Casa', address: 'Calle Plantada 1', commune_id: '13120' },
    bearer,
  );
  await call('GET', '/profile/export', undefined, bearer);
  await call('POST', '/refresh', { refresh_token: tokens.refresh_token });
  await call('POST', '/recover', { email: PLANTED.email });
  await call('POST', '/contact', { ...PLANTED, message: 'Mensaje plantado' });
  await call('POST', '/newsletter', { email: PLANTED.email });
  await call('POST', '/reservations', {
    ...PLANTED,
    date: '2020-01-01',
    hour: '20:00',
    person_quantity: 2,
    terms: true,
  });
  await call('GET', `/order-tracking?number=CQ-000001&email=${PLANTED.email}`);
  await call('GET', `/order-tracking?number=CQ-000001&rut=${PLANTED.rut}`);
  await call('GET', `/purchases/${PLANTED.email}`);
  await call('GET', `/no/such/path/${PLANTED.email}?rut=${PLANTED.rut}`);
  await call('PUT', `/profile/addresses/${PLANTED.email}`, { x: 1 }, bearer);
  // Let PostgreSQL refuse a row: its error message quotes the data of the row.
  await shop.rawQuery(
    `alter table contact_messages add constraint planted check (name <> '${PLANTED.name}') not valid`,
  );
  await call('POST', '/contact', { ...PLANTED, email: `otra.${PLANTED.email}`, message: 'Mensaje plantado' });
  await shop.rawQuery('alter table contact_messages drop constraint planted');
  // Wait until the process has run its jobs and logged their errors.
  await shop.untilJobsEnd();

  const metrics = await (await fetch(`${base}/metrics`)).text();
  expect(metrics).toContain('route="/api/order-tracking"');
  expect(log()).toContain('/api/order-tracking');
  expect(log()).toContain('the database refused');
  for (const [where, text] of Object.entries({ log: log(), metrics, errors: said.join('\n') })) {
    for (const trace of TRACES)
      expect({ where, trace, found: text.toLowerCase().includes(trace) }).toEqual({
        where,
        trace,
        found: false,
      });
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});
