import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { acceptLink, readSession } from 'shared-contracts/office/session';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../../test/command-line.ts';
import { customersOf, PASSWORD } from '../../../test/customers.ts';
import { openOfficeOf } from '../../../test/office-harness.ts';
import { openShop, pickupOrder, type Shop } from '../../../test/shopper.ts';
import { buildApp } from '../../app.ts';
import { openPictureStorage } from '../../media/picture-storage.ts';
import { inviteStaff } from '../../office/staff/staff.service.ts';
import { createShopProgram } from '../../shop-program.ts';
import { connect } from '../connect.ts';
import { BackupError } from './backup-error.ts';
import { writeBackup } from './write-backup.ts';

const CLI = path.resolve(import.meta.dirname, '../../cli.ts');

let shop: Shop;
let file: string;
let email: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  file = path.join(shop.config.DATA_DIR, 'shop.sql.gz');
  const customer = await customersOf(shop).join({ name: 'Ñusta\u2028 "la" \\N de \\. Aysén' });
  ({ email } = customer);
  await customer.call('POST', '/profile/addresses', {
    identification: 'Casa',
    address: 'Los Aromos 1',
    commune_id: '13120',
  });
  await shop.placePaidOrder({ W5: 2, B1: 1 }, { newsletter: true });
  await shop.placeOrder(await shop.cartWith({ W6: 1 }));
});
afterAll(() => shop.close());

const command = async (args: string[], databaseUrl = shop.url) => {
  const settings = { DATA_DIR: shop.config.DATA_DIR, DATABASE_URL: databaseUrl };
  const { code, stdout, stderr } = await runCommand(createShopProgram(), args, settings);
  return { code, said: code === 0 ? stdout : stderr };
};
/** Creates an empty database on the server of the shop's database. Returns its URL. */
const newDatabase = async (name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  return shop.url.replace(new URL(shop.url).pathname, `/${name}`);
};
/** All rows of a database as text, by table. */
const contentOf = async (url: string): Promise<Record<string, string[]>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
       and table_name not in ('rate_limits', 'bot_check_answers')`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t`);
    content[name] = rows.map(({ row }) => row).toSorted();
  }
  await client.end();
  return content;
};

describe('a backup', () => {
  it('restores every row into an empty database, where the shop continues', async () => {
    expect(await command(['backup', file])).toMatchObject({ code: 0 });
    const before = await contentOf(shop.url);
    expect(before.orders).toHaveLength(2);
    const url = await newDatabase('restored_shop');
    const restored = await command(['restore', file], url);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.said).toMatch(/\d+ rows of \d+ tables and [1-9]\d* queued jobs/);
    expect(await contentOf(url)).toEqual(before);

    const db = connect(url);
    const app = await buildApp({ config: { ...shop.config, DATABASE_URL: url }, db, databaseUrl: url });
    const login = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
    const { id } = (await app.inject('/api/shopping-cart/id')).json();
    const cart = `cart_id=${id}`;
    await app.inject({ method: 'PUT', url: `/api/shopping-cart?${cart}`, payload: { sku: 'W5', qty: 1 } });
    const order = await app.inject({
      method: 'POST',
      url: `/api/purchases?${cart}`,
      headers: { 'idempotency-key': 'despues-de-restaurar' },
      payload: pickupOrder('luego@example.cl'),
    });
    expect(order.statusCode).toBe(201);
    expect(order.json().number).toBe('CQ-000003');
    // The restored shop runs the jobs that were queued at the backup.
    expect(await app.jobs.runDue()).toBeGreaterThan(1);
    await app.close();
    await db.destroy();
  });

  it('overwrites no other backup and no shop with orders, unless forced', async () => {
    expect(await command(['backup', file])).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already'),
    });
    expect(await command(['backup', file, '--overwrite'])).toMatchObject({ code: 0 });
    expect(await command(['restore', file])).toMatchObject({
      code: 1,
      said: expect.stringContaining('--force'),
    });
    const before = await contentOf(shop.url);
    await shop.rawQuery("update users set first_name = 'Otra'");
    const { id } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const mail = { order_id: id, kind: 'order-cancelled' } as const;
    await shop.db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, 'send-order-mail', mail));
    expect(await command(['restore', file, '--force'])).toMatchObject({ code: 0 });
    expect(await contentOf(shop.url)).toEqual(before);
    // A mail about a change that the backup does not have.
    const jobs = await shop.rawQuery("select 1 from jobs.job where data->>'kind' = 'order-cancelled'");
    expect(jobs.rows).toEqual([]);
  });

  it('that is truncated, or a file that is not a backup, changes nothing', async () => {
    const before = await contentOf(shop.url);
    const whole = gunzipSync(readFileSync(file)).toString('utf8');
    const cut = path.join(shop.config.DATA_DIR, 'cut.sql.gz');
    for (const text of [whole.slice(0, whole.length / 2), whole.replace(/commit;\n$/, ''), 'select 1;']) {
      writeFileSync(cut, gzipSync(text));
      expect(await command(['restore', cut, '--force'])).toMatchObject({ code: 1 });
    }
    // A copy of the file that was interrupted.
    const packed = readFileSync(file);
    for (const broken of [packed.subarray(0, packed.length / 2), packed.subarray(0, -1)]) {
      writeFileSync(cut, broken);
      const { code, said } = await command(['restore', cut, '--force']);
      expect([code, said]).toEqual([1, `${cut} is damaged or ends too early: nothing was restored.\n`]);
    }
    writeFileSync(cut, 'no gzip');
    expect((await command(['restore', cut, '--force'])).said).toContain('cannot be read');
    expect(await contentOf(shop.url)).toEqual(before);
  });
});

describe('a backup that cannot be written', () => {
  const folder = () => mkdtempSync(path.join(shop.config.DATA_DIR, 'backup-'));

  it.each([
    ['ENOSPC', 'No space is left for it'],
    ['EIO', 'EIO'],
  ])('leaves no file and says in one sentence why: %s', async (code, reason) => {
    const into = folder();
    const disk = new Writable({
      write: (_chunk, _encoding, done) =>
        done(Object.assign(new Error(`${code}: injected`), { code, syscall: 'write' })),
    });
    const open = (part: string) => {
      writeFileSync(part, 'personal data');
      return disk;
    };
    const failure = await writeBackup(shop.url, path.join(into, 'shop.sql.gz'), { open }).catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(BackupError);
    expect(failure.message).toContain(reason);
    expect(failure.message).toContain('shop.sql.gz was not written.');
    expect(readdirSync(into)).toEqual([]);
  });

  it('ends when the disk is full in the middle of a large table', async () => {
    await shop.rawQuery('create table large as select random()::text from generate_series(1, 300000)');
    const full = new Writable({
      write: (_chunk, _encoding, done) =>
        done(Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' })),
    });
    const written = writeBackup(shop.url, path.join(folder(), 'shop.sql.gz'), { open: () => full });
    await expect(written).rejects.toBeInstanceOf(BackupError);
    await shop.rawQuery('drop table large');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'that %s interrupts leaves no file and says so in one sentence',
    async (signal) => {
      const into = folder();
      const target = path.join(into, 'shop.sql.gz');
      const client = new pg.Client({ connectionString: shop.url });
      await client.connect();
      // The copy of the orders waits for this lock, so that the signal comes in the middle of the file.
      await client.query('begin; lock table orders in access exclusive mode');
      const settings = { DATA_DIR: shop.config.DATA_DIR, DATABASE_URL: shop.url };
      const child = spawn(process.execPath, [CLI, 'backup', target], {
        env: { ...process.env, ...settings },
      });
      let said = '';
      child.stderr.on('data', (chunk) => (said += String(chunk)));
      const exit = once(child, 'exit');
      await vi.waitUntil(() => existsSync(`${target}.part`) || child.exitCode !== null, { timeout: 60_000 });
      child.kill(signal);
      expect(await exit).toEqual([1, null]);
      expect(said).toBe(`${target} was not written. The command was interrupted.\n`);
      expect(readdirSync(into)).toEqual([]);
      await client.end();
    },
  );

  it('refuses a second one to the same file, and lets the first one finish', async () => {
    const target = path.join(folder(), 'shop.sql.gz');
    const client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    await client.query('begin; lock table orders in access exclusive mode');
    const first = writeBackup(shop.url, target);
    await vi.waitUntil(() => existsSync(`${target}.part`), { timeout: 60_000 });
    await expect(writeBackup(shop.url, target)).rejects.toThrow(
      `${target} is being written by another backup.`,
    );
    await client.end();
    await first;
    expect(gunzipSync(readFileSync(target)).toString()).toMatch(/commit;\n$/);
  });

  it('names a folder that does not exist', async () => {
    const { code, said } = await command(['backup', path.join(folder(), 'missing', 'shop.sql.gz')]);
    expect(code).toBe(1);
    expect(said).toMatch(/shop\.sql\.gz was not written\. .*ENOENT.*\n$/);
    expect(said).not.toContain('    at ');
  });
});

describe('a backup of the office', () => {
  it('restores staff and audit, and neither sessions nor links of staff', async () => {
    const office = await openOfficeOf(shop);
    const staff = await office.hire('owner');
    const browser = office.openBrowser();
    await browser.signIn(staff);
    const person = { email: 'nueva@taller.example', name: 'Nueva', role: 'support' } as const;
    const { link } = await inviteStaff({ db: shop.db, config: shop.config, jobs: null }, null, person);
    const before = await contentOf(shop.url);
    const rowsOf = (content: Record<string, string[]>) => [content.staff, content.audit_entries];
    expect(rowsOf(before).map((rows) => rows?.length)).toEqual([2, 2]);

    await command(['backup', file, '--overwrite']);
    // Over the shop's own rows: the audit's triggers do not prevent the restore.
    expect(await command(['restore', file, '--force'])).toMatchObject({ code: 0 });
    expect(rowsOf(await contentOf(shop.url))).toEqual(rowsOf(before));
    expect((await browser.call(readSession)).status).toBe(401);
    const token = link?.split('token=')[1];
    const accept = { body: { token, password: 'parras en la ladera' } };
    expect((await browser.call(acceptLink, accept)).status).toBe(422);
    // The codes that were used before the backup stay used, and the audit continues and stays closed.
    await browser.signIn(staff, 1);
    expect((await contentOf(shop.url)).audit_entries).toHaveLength(3);
    await expect(shop.rawQuery('delete from audit_entries')).rejects.toThrow('never changed');
    await office.office.close();
  });
});

describe('a person who was erased after the backup', () => {
  /** Tables that contain the text. */
  const tablesWith = async (text: string): Promise<string[]> =>
    Object.entries(await contentOf(shop.url)).flatMap(([table, rows]) =>
      rows.some((row) => row.toLowerCase().includes(text)) ? [table] : [],
    );

  it('is erased again by the restore, and nobody else', async () => {
    const customers = customersOf(shop);
    const member = await customers.join({ email: 'Borrada@Casa.example', name: 'Borradísima' });
    const back = 'volvio@casa.example';
    const guest = 'suscrita@casa.example';
    const subscribe = (address: string) => shop.call('POST', '/newsletter', { email: address });
    await subscribe(back);
    expect((await command(['customer', 'erase', back])).code).toBe(0);
    await subscribe(back);
    await subscribe(guest);
    await shop.call('POST', '/contact', { name: 'Borradísima', email: guest, message: 'Hola' });
    // The person came back more than a minute after the erasure.
    const journal = openPictureStorage(shop.config);
    const [key = ''] = await journal.list('.erased/');
    const old = { ...JSON.parse(String((await journal.read(key))?.body)), at: '2026-01-01T00:00:00.000Z' };
    await journal.remove([key]);
    await journal.write('.erased/2026-01-01T00-00-00.000Z-old.json', JSON.stringify(old));

    await command(['backup', file, '--overwrite']);
    for (const address of [member.email, guest])
      expect((await command(['customer', 'erase', address])).code).toBe(0);
    const dry = await command(['customer', 'erase', back, '--dry-run']);
    expect(dry.code).toBe(0);
    const texts = await Promise.all(
      (await journal.list('.erased/')).map(async (one) => (await journal.read(one))?.body),
    );
    expect(texts).toHaveLength(3);
    expect(texts.join()).not.toContain('@');

    const { said } = await command(['restore', file, '--force']);
    expect(said).toContain('2 people who were erased');
    for (const trace of ['borrada@', guest, 'borradísima']) expect(await tablesWith(trace)).toEqual([]);
    expect(await tablesWith(back)).toContain('newsletter_subscriptions');
    expect(await tablesWith(email)).toContain('users');
  });
});

describe('the operator’s customer command', () => {
  it('exports all data about an e-mail', async () => {
    const why = ['--reason', 'Pidió sus datos por teléfono'];
    const { said } = await command(['customer', 'export', email, ...why]);
    expect(JSON.parse(said).data).toMatchObject({
      account: { email },
      addresses: [{ address: 'Los Aromos 1' }],
    });
    expect(await command(['customer', 'export', 'nadie@example.cl', ...why])).toMatchObject({ code: 1 });
  });

  it('finds the person by the address as an operator pastes it, and refuses other words', async () => {
    const pasted = await command(['customer', 'erase', ` ${email.toUpperCase()} `, '--dry-run']);
    expect(pasted.said).toContain('would: account: deleted');
    expect((await command(['customer', 'erase', 'Los Aromos'])).code).not.toBe(0);
  });

  it('exports nothing without a reason, and leaves the reason in the history', async () => {
    expect(await command(['customer', 'export', email])).toMatchObject({ code: 1 });
    const { rows } = await shop.rawQuery(
      "select staff_id, reason from audit_entries where action = 'people.export'",
    );
    expect(rows).toEqual([{ staff_id: null, reason: 'Pidió sus datos por teléfono' }]);
  });

  it('erases the data after a dry run', async () => {
    const dry = await command(['customer', 'erase', email, '--dry-run']);
    expect(dry.said).toContain('would: account: deleted');
    const exists = async () =>
      (await shop.rawQuery(`select 1 from users where email = '${email}'`)).rows.length === 1;
    expect(await exists()).toBe(true);
    expect((await command(['customer', 'erase', email])).said).toContain('account: deleted');
    expect(await exists()).toBe(false);
  });
});
