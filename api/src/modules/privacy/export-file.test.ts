import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnPrivacyRequests } from 'shared-contracts/api/privacy-requests.schema';
import { afterAll, expect, it } from 'vitest';
import { customersOf, PASSWORD } from '../../../test/customers.ts';
import { openShop } from '../../../test/shopper.ts';
import { exportSchema } from './export-file.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
const customers = customersOf(shop);
afterAll(() => shop.close());

const FILE = path.resolve(import.meta.dirname, '../../../../docs/product/personal-data.v1.schema.json');

it('has its schema in the repository as the API serves it', async () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(exportSchema());
  const { status, body } = await shop.call('GET', '/personal-data.v1.schema.json');
  expect(status).toBe(200);
  expect(body).toEqual(exportSchema());
});

it('names its version and schema, what stays after an erasure, and has the orders as CSV', async () => {
  const customer = await customers.join();
  const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 2 }), { email: customer.email });
  await shop.rawQuery('update orders set user_id = (select id from users)');
  const { body } = await customer.call<Record<string, unknown>>('GET', '/profile/export');
  expect(body).toMatchObject({
    format: 'personal-data',
    version: 1,
    schema: `${shop.config.PUBLIC_URL}/api/personal-data.v1.schema.json`,
    kept: expect.stringContaining('seis años'),
  });
  const [head, line] = String(body.orders_csv).split('\r\n');
  expect(head).toContain('order;date;status;total;sku;name;qty;price');
  expect(line).toMatch(new RegExp(`^${order.number};.*;in_validation;${order.total};W5;.*;2;\\d+$`));
});

it('files a download in the account as an answered request, without a mail', async () => {
  const customer = await customers.join();
  const requests = async () =>
    (await customer.call<{ data: OwnPrivacyRequests }>('GET', '/profile/privacy-requests')).body.data
      .requests;
  const token = await customers.linkTokenTo(customer.email, 'verify-email');
  // The address is not confirmed yet, so a download leaves no request in its name.
  await customer.call('GET', '/profile/export');
  await shop.call('POST', '/verify-email', { token, password: PASSWORD });
  expect(await requests()).toEqual([]);
  const before = (await customers.mailsTo(customer.email)).length;
  await customer.call('GET', '/profile/export');
  expect(await requests()).toMatchObject([{ right: 'portability', status: 'done' }]);
  expect(await customers.mailsTo(customer.email)).toHaveLength(before);
});
