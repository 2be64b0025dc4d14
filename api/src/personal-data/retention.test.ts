import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { insertOrder } from '../../test/order-rows.ts';
import { openShop } from '../../test/shopper.ts';
import { DATA_MAP, personalColumns, tablesWithTerm } from './data-map.ts';
import { KEEP_DAYS } from './purposes.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
afterAll(() => shop.close());

const { db } = shop;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const removeExpired = () => shop.app.jobs.run('remove-expired', {});
const countsOfToday = async () =>
  Object.fromEntries(
    (
      await db.selectFrom('erased_rows').select(['of_table', 'rows']).where('cause', '=', 'term').execute()
    ).map(({ of_table, rows }) => [of_table, Number(rows)]),
  );

const insertMessages = (count: number, created_at: Date) =>
  sql`
    insert into contact_messages (kind, locale, name, email, message, created_at)
    select 'person', 'es', 'Ana', 'ana' || n || '@example.cl', 'Hola', ${created_at}
    from generate_series(1, ${count}::int) n`.execute(db);
const messages = async () => (await db.selectFrom('contact_messages').select('email').execute()).length;

beforeEach(async () => {
  await sql`delete from contact_messages; delete from erased_rows`.execute(db);
});

it('has a term for each table with personal data, and a column or a condition that exists', async () => {
  const without = Object.entries(DATA_MAP).filter(([, map]) => !map.term && personalColumns(map).length > 0);
  expect(without.map(([table]) => table)).toEqual([]);
  // Each table of the list is read once.
  await removeExpired();
  expect(tablesWithTerm().length).toBeGreaterThan(20);
});

describe('the nightly job', () => {
  it('ends all due rows in batches, counts them by table and day, and leaves the others', async () => {
    await insertMessages(450, daysAgo(KEEP_DAYS.messages + 1));
    await insertMessages(3, daysAgo(KEEP_DAYS.messages - 1));
    await removeExpired();
    expect(await messages()).toBe(3);
    expect(await countsOfToday()).toMatchObject({ contact_messages: 450 });
    await insertMessages(2, daysAgo(KEEP_DAYS.messages + 1));
    await removeExpired();
    expect(await countsOfToday()).toMatchObject({ contact_messages: 452 });
  });

  it('ends the rows of all other tables when one cannot be ended, and fails with that reason', async () => {
    await insertMessages(2, daysAgo(KEEP_DAYS.messages + 1));
    await insertOrder(db, { status: 'delivered', created_at: daysAgo(KEEP_DAYS.documents + 1) });
    await sql`alter table erased_rows add constraint no_orders check (of_table <> 'orders')`.execute(db);
    await expect(removeExpired()).rejects.toThrow('no_orders');
    expect(await messages()).toBe(0);
    await sql`alter table erased_rows drop constraint no_orders`.execute(db);
    await removeExpired();
    expect(await countsOfToday()).toMatchObject({ contact_messages: 2, orders: 1 });
  });

  it('waits for no row that another transaction holds, and ends it the next time', async () => {
    await insertMessages(2, daysAgo(KEEP_DAYS.messages + 1));
    const delivered = await insertOrder(db, { status: 'delivered', erase_requested_at: new Date() });
    await db.transaction().execute(async (trx) => {
      await sql`select from contact_messages where email = 'ana1@example.cl' for update`.execute(trx);
      await sql`select from orders where id = ${delivered} for update`.execute(trx);
      await removeExpired();
    });
    expect(await messages()).toBe(1);
    await removeExpired();
    expect(await messages()).toBe(0);
    expect(await countsOfToday()).toMatchObject({ contact_messages: 2, orders: 1 });
  });

  it('erases orders after six years, also the receiver of a factura, and no younger one', async () => {
    const invoice = JSON.stringify({ reason: 'Vieja SpA', rut: '76418530-7' });
    const insert = (days: number, changes = {}) =>
      insertOrder(db, { status: 'delivered', invoice, created_at: daysAgo(days), ...changes });
    const old = await insert(KEEP_DAYS.documents + 1);
    const young = await insert(KEEP_DAYS.documents - 1);
    const asked = await insert(KEEP_DAYS.documents - 1, { erase_requested_at: new Date() });
    await removeExpired();
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'name', 'invoice'])
      .where('id', 'in', [old, young, asked])
      .execute();
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of(old)).toMatchObject({ name: '—', invoice: null });
    expect(of(young)).toMatchObject({ name: 'Ana', invoice: { reason: 'Vieja SpA' } });
    expect(of(asked)).toMatchObject({ name: '—', invoice: { reason: 'Vieja SpA' } });
  });

  it('deletes old audit entries and the names of members who left, and no younger ones', async () => {
    const member = (name: string, days: number | null) =>
      db
        .insertInto('staff')
        .values({
          name,
          email: `${name}@casa.example`,
          role: 'support',
          password_hash: 'hash',
          disabled_at: days === null ? null : daysAgo(days),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const gone = await member('rita', KEEP_DAYS.formerStaff + 1);
    await member('rosa', KEEP_DAYS.formerStaff - 1);
    await member('ruth', null);
    const entry = (days: number) =>
      sql`insert into audit_entries (at, staff_id, action, entity, entity_id)
        values (${daysAgo(days)}, ${gone.id}, 'people.read', 'customer', 'x')`.execute(db);
    await entry(KEEP_DAYS.audit + 1);
    await entry(KEEP_DAYS.audit - 1);
    await removeExpired();
    await removeExpired();
    const staff = await db
      .selectFrom('staff')
      .select(['name', 'email', 'password_hash'])
      .orderBy('name')
      .execute();
    expect(staff).toEqual(
      [
        { name: gone.id, email: gone.id, password_hash: null },
        { name: 'rosa', email: 'rosa@casa.example', password_hash: 'hash' },
        { name: 'ruth', email: 'ruth@casa.example', password_hash: 'hash' },
      ].toSorted((one, other) => one.name.localeCompare(other.name)),
    );
    expect(await db.selectFrom('audit_entries').select('at').execute()).toHaveLength(1);
    expect(await countsOfToday()).toMatchObject({ audit_entries: 1, staff: 1 });
  });
});
