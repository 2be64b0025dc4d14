import { sql } from 'kysely';
import { readPersonalData } from 'shared-contracts/office/personal-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { PURPOSES } from '../../personal-data/purposes.ts';

let shop: TestOffice;
let owner: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await createTestOffice();
  owner = await shop.signInAs('owner');
});
afterAll(() => shop.close());

const read = async () => (await owner.call(readPersonalData)).body;

describe('the register of processing', () => {
  it('has each purpose of the map with basis, term, receivers and tables', async () => {
    const { purposes, elsewhere } = await read();
    expect(purposes.map(({ id }: { id: string }) => id)).toEqual(Object.keys(PURPOSES));
    const orders = purposes.find(({ id }: { id: string }) => id === 'orders');
    expect(orders).toMatchObject({
      name: PURPOSES.orders.name.es,
      term: PURPOSES.orders.term.es,
      receivers: ['Empresa de despacho', 'Proveedor de correo'],
      tables: expect.arrayContaining(['orders', 'order_lines']),
    });
    expect(elsewhere.map(({ id }: { id: string }) => id)).toContain('backups');
  });

  it('sums what was erased by day and purpose, and leaves out rows without personal data', async () => {
    await sql`
      insert into erased_rows (day, of_table, cause, rows) values
        (santiago_day(now()), 'contact_messages', 'term', 2), (santiago_day(now()), 'contact_answers', 'term', 3),
        (santiago_day(now()), 'people', 'person', 1), (santiago_day(now()), 'search_counts', 'term', 9),
        (santiago_day(now()) - 61, 'contact_messages', 'term', 4)`.execute(shop.db);
    expect((await read()).erased).toMatchObject([
      { name: PURPOSES.account.name.es, cause: 'person', rows: 1 },
      { name: PURPOSES.messages.name.es, cause: 'term', rows: 5 },
    ]);
  });
});
