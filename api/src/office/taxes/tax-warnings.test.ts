import { makeCaf, makeCertificate, makeOfficeKey } from 'tax-documents/sandbox-keys';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { TAXES } from '../../../test/taxes.ts';
import { insertCertificate, insertRange } from '../../modules/tax-documents/tax-keys.repository.ts';
import { upsertTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';
import { readToday } from '../today/today.service.ts';

const DAY_MS = 24 * 3_600_000;
const START = new Date();

let shop: Shop & TestOffice;
let email: string;
let mailsTo: ReturnType<typeof customersOf>['mailsTo'];
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ email } = await shop.hire('owner'));
  ({ mailsTo } = customersOf(shop));
});
afterAll(() => shop.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  for (const table of ['tax_warnings', 'tax_number_ranges', 'tax_certificates'] as const)
    await shop.db.deleteFrom(table).execute();
  await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
});
afterEach(() => void vi.useRealTimers());

const addRange = (type: 33 | 39 | 61, first: number, last: number, day = START) =>
  shop.db
    .transaction()
    .execute((trx) =>
      insertRange(
        trx,
        shop.config.APP_SECRET,
        makeCaf(
          TAXES.issuer,
          type,
          [first, last],
          day.toISOString().slice(0, 10),
          makeOfficeKey().privateKey,
        ),
        'certification',
      ),
    );
const addCertificate = async (days: number) => {
  const pfx = makeCertificate('11111111-1', 'Ana Prueba', 'clave', START);
  await shop.db
    .transaction()
    .execute((trx) =>
      insertCertificate(trx, shop.config.APP_SECRET, { pfx, password: 'clave', isSandbox: false }),
    );
  const valid_to = new Date(START.getTime() + days * DAY_MS);
  await shop.db.updateTable('tax_certificates').set({ valid_to }).execute();
};
const seen = new Set<string | undefined>();
/** Runs the job twice after some days. Returns the subjects of the owner's mails that came since. */
const warnedAfter = async (days: number) => {
  vi.setSystemTime(START.getTime() + days * DAY_MS);
  await shop.app.jobs.run('warn-tax-keys', {});
  await shop.app.jobs.run('warn-tax-keys', {});
  const fresh = (await mailsTo(email)).filter(({ messageId }) => !seen.has(messageId));
  for (const { messageId } of fresh) seen.add(messageId);
  return fresh.map(({ subject }) => subject).toSorted();
};
const setNext = (number: number) =>
  shop.db.updateTable('tax_number_ranges').set({ next_number: number }).where('type', '=', 39).execute();

it('warns the owners once before the certificate expires, and once when it did', async () => {
  await addCertificate(60);
  for (const type of [33, 39, 61] as const) await addRange(type, 1, 100);
  expect(await warnedAfter(29)).toEqual([]);
  expect(await warnedAfter(31)).toEqual([expect.stringMatching(/^El certificado vence el /)]);
  expect(await warnedAfter(45)).toEqual([]);
  expect(await warnedAfter(61)).toEqual(['El certificado venció']);
  await addCertificate(400);
  expect(await warnedAfter(62)).toEqual([]);
});

it('warns once before the numbers of a type run out, once when they did, and anew of a new file', async () => {
  await addCertificate(900);
  for (const type of [33, 39, 61] as const) await addRange(type, 1, 100);
  expect(await warnedAfter(0)).toEqual([]);
  await setNext(92);
  expect(await warnedAfter(0)).toEqual(['Folios de boletas que quedan: 9']);
  await setNext(99);
  expect(await warnedAfter(1)).toEqual([]);
  await setNext(101);
  expect(await warnedAfter(2)).toEqual(['No quedan folios de boletas']);
  const { numbers } = await readToday(shop.db, 'manager', new Date());
  expect(numbers.find(({ id }) => id === 'tax-warnings')).toMatchObject({ count: 1 });
  await addRange(39, 101, 105);
  expect(await warnedAfter(3)).toEqual(['Folios de boletas que quedan: 5']);
  await addRange(39, 106, 300);
  expect(await warnedAfter(3)).toEqual([]);
  const after = await readToday(shop.db, 'manager', new Date());
  expect(after.numbers.find(({ id }) => id === 'tax-warnings')).toBeUndefined();
});

it('warns before numbers expire after six months, and of types without any file', async () => {
  await addCertificate(900);
  await addRange(39, 1, 100);
  await addRange(33, 1, 100);
  expect(await warnedAfter(0)).toEqual(['No quedan folios de notas de crédito']);
  expect(await warnedAfter(120)).toEqual([]);
  expect(await warnedAfter(160)).toEqual(['Los folios de facturas vencen pronto']);
});

/** Subjects of the owner's mails that leave when every process is of this version. */
const warnedLater = async () => {
  expect(await warnedAfter(0)).toEqual([]);
  await shop.rawQuery(`update jobs.job set start_after = now() where name = 'send-tax-warning'`);
  return warnedAfter(0);
};

it('tells the owners once about the documents of a day that the tax office rejected', async () => {
  await addCertificate(900);
  for (const type of [33, 39, 61] as const) await addRange(type, 1, 100);
  const { id: order_id } = await shop.placePaidOrder({ W6: 1 });
  const reject = (number: number, day: string) =>
    shop.db
      .insertInto('tax_documents')
      .values({
        order_id,
        part: number,
        type: 39,
        number,
        environment: 'certification',
        day,
        receiver_rut: '66666666-6',
        net: 840,
        vat: 160,
        total: 1_000,
        xml: Buffer.from(''),
        state: 'rejected',
      })
      .execute();
  await reject(901, '2026-11-28');
  await reject(902, '2026-11-28');
  expect(await warnedLater()).toEqual(['Documentos que el SII rechazó: 2']);
  const mail = (await mailsTo(email)).find(({ subject }) => subject?.startsWith('Documentos'));
  expect(mail?.text).toContain('/tax-documents?filter=%7B%22state%22%3A%22rejected%22%7D');
  await reject(903, '2026-11-29');
  expect(await warnedLater()).toEqual(['Documentos que el SII rechazó: 3']);
  await shop.db.updateTable('tax_documents').set({ replaced_at: new Date() }).execute();
  expect(await warnedAfter(0)).toEqual([]);
  const { numbers } = await readToday(shop.db, 'manager', new Date());
  expect(numbers.find(({ id }) => id === 'tax-warnings')).toBeUndefined();
});

it('is silent while the shop makes its own numbers, and when the cause is gone before the mail', async () => {
  await upsertTaxSettings(shop.db, TAXES);
  expect(await warnedAfter(0)).toEqual([]);
  await upsertTaxSettings(shop.db, { ...TAXES, mode: 'production' });
  await shop.app.jobs.run('warn-tax-keys', {});
  await upsertTaxSettings(shop.db, { ...TAXES, mode: 'off' });
  expect(await warnedAfter(0)).toEqual([]);
});
